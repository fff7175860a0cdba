import type { StoredMessage, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import { drawMedia } from './draw-media.ts';
import { drawTemplate } from './draw-template.ts';
import type { Bubble, BubbleButton } from './phone-thread.ts';

type Json = Record<string, unknown>;
export type Drawing = Pick<Bubble, 'heading' | 'media' | 'text' | 'footer' | 'buttons' | 'cards' | 'offer'>;

const NOTHING: Drawing = {
  heading: '',
  media: null,
  text: '',
  footer: '',
  buttons: [],
  cards: [],
  offer: null,
};

/** A stored message with its template's variables filled in. */
export function drawBubble(account: WhatsAppAccount, message: StoredMessage): Bubble {
  const template = message.templateId === null ? null : (account.templates.get(message.templateId) ?? null);
  const drawing = template
    ? drawTemplate(account, template, message.content)
    : drawFree(account, message.content);
  return {
    id: message.id,
    fromShopper: message.direction === 'fromShopper',
    at: message.at,
    state: message.state,
    ...NOTHING,
    ...drawing,
    quote: null,
  };
}

function drawFree(account: WhatsAppAccount, content: Json): Partial<Drawing> {
  const type = textOf(content['type']) || 'text';
  const part = (content[type] ?? {}) as Json;
  switch (type) {
    case 'text':
      return { text: textOf(part['body']) };
    case 'button':
      return { text: textOf(part['text']) };
    case 'interactive':
      return drawInteractive(account, part);
    case 'reaction':
      return { text: `Reacted ${textOf(part['emoji']) || 'no more'}` };
    case 'contacts':
      return { text: namesOf(content['contacts']) };
    case 'order':
      return { text: orderOf(part) };
    case 'unsupported':
      return { text: 'Something that WhatsApp does not pass on' };
    default: {
      const media = drawMedia(account, type, part);
      return media ? { media, text: textOf(part['caption']) } : { text: `[${type}]` };
    }
  }
}

function drawInteractive(account: WhatsAppAccount, part: Json): Partial<Drawing> {
  const reply = (part['button_reply'] ?? part['list_reply']) as { title?: string } | undefined;
  if (reply) return { text: reply.title ?? '' };
  if (part['nfm_reply']) return { text: 'Form sent' };
  const header = (part['header'] ?? {}) as Json;
  const headerType = textOf(header['type']);
  return {
    heading: headerType === 'text' ? textOf(header['text']) : '',
    media: drawMedia(account, headerType, (header[headerType] ?? {}) as Json),
    text: textOf((part['body'] as Json | undefined)?.['text']),
    footer: textOf((part['footer'] as Json | undefined)?.['text']),
    buttons: actionButtons((part['action'] ?? {}) as Json),
  };
}

function actionButtons(action: Json): BubbleButton[] {
  if (Array.isArray(action['buttons']))
    return (action['buttons'] as { reply: { id: string; title: string } }[]).map(({ reply }) => ({
      kind: 'reply',
      title: reply.title,
      payload: reply.id,
    }));
  if (Array.isArray(action['sections'])) {
    const sections = (action['sections'] as Section[]).map(({ title = '', rows = [] }) => ({
      title,
      rows: rows.map(({ id, title: name, description = '' }) => ({ id, title: name, description })),
    }));
    return [{ kind: 'list', title: textOf(action['button']), sections }];
  }
  if (action['name'] === 'send_location') return [{ kind: 'location', title: 'Send location' }];
  const given = action['parameters'] as
    | { display_text?: string; url?: string; flow_cta?: string }
    | undefined;
  if (given?.flow_cta) return [{ kind: 'form', title: given.flow_cta }];
  return given?.url ? [{ kind: 'link', title: given.display_text ?? given.url, url: given.url }] : [];
}

interface Section {
  title?: string;
  rows?: { id: string; title: string; description?: string }[];
}

function namesOf(contacts: unknown): string {
  const given = (Array.isArray(contacts) ? contacts : []) as {
    name?: { formatted_name?: string };
    phones?: { phone?: string }[];
  }[];
  return given
    .map(({ name, phones }) => [name?.formatted_name, phones?.[0]?.phone].filter(Boolean).join(', '))
    .join('\n');
}

function orderOf(order: Json): string {
  const items = (order['product_items'] ?? []) as { product_retailer_id: string; quantity: number }[];
  return items.map(({ quantity, product_retailer_id: id }) => `${quantity} × ${id}`).join('\n');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
