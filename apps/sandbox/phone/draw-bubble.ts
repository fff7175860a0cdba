import * as z from 'zod';
import { objectIn, textIn, type JsonObject } from '../core/json-parts.ts';
import type { StoredMessage, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import { drawMedia } from './draw-media.ts';
import { drawTemplate } from './draw-template.ts';
import type { Bubble, BubbleButton } from './phone-thread.ts';

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

function drawFree(account: WhatsAppAccount, content: JsonObject): Partial<Drawing> {
  const type = textIn(content['type']) || 'text';
  const part = objectIn(content[type]);
  switch (type) {
    case 'text':
      return { text: textIn(part['body']) };
    case 'button':
      return { text: textIn(part['text']) };
    case 'interactive':
      return drawInteractive(account, part);
    case 'reaction':
      return { text: `Reacted ${textIn(part['emoji']) || 'no more'}` };
    case 'contacts':
      return { text: namesOf(content['contacts']) };
    case 'order':
      return { text: orderOf(part) };
    case 'unsupported':
      return { text: 'Something that WhatsApp does not pass on' };
    default: {
      const media = drawMedia(account, type, part);
      return media ? { media, text: textIn(part['caption']) } : { text: `[${type}]` };
    }
  }
}

function drawInteractive(account: WhatsAppAccount, part: JsonObject): Partial<Drawing> {
  const reply = part['button_reply'] ?? part['list_reply'];
  if (reply) return { text: textIn(objectIn(reply)['title']) };
  if (part['nfm_reply']) return { text: 'Form sent' };
  const header = objectIn(part['header']);
  const headerType = textIn(header['type']);
  return {
    heading: headerType === 'text' ? textIn(header['text']) : '',
    media: drawMedia(account, headerType, objectIn(header[headerType])),
    text: textIn(objectIn(part['body'])['text']),
    footer: textIn(objectIn(part['footer'])['text']),
    buttons: actionButtons(Action.catch({}).parse(part['action'])),
  };
}

/** What people can do about an interactive message, of all its types at once. */
const Action = z.object({
  name: z.string().optional(),
  button: z.string().optional(),
  buttons: z.array(z.object({ reply: z.object({ id: z.string(), title: z.string() }) })).optional(),
  sections: z
    .array(
      z.object({
        title: z.string().default(''),
        rows: z
          .array(z.object({ id: z.string(), title: z.string(), description: z.string().default('') }))
          .default([]),
      }),
    )
    .optional(),
  parameters: z
    .object({
      display_text: z.string().optional(),
      url: z.string().optional(),
      flow_cta: z.string().optional(),
    })
    .optional(),
});

function actionButtons(action: z.infer<typeof Action>): BubbleButton[] {
  const { name, button = '', buttons, sections, parameters: given } = action;
  if (buttons) return buttons.map(({ reply }) => ({ kind: 'reply', title: reply.title, payload: reply.id }));
  if (sections) return [{ kind: 'list', title: button, sections }];
  if (name === 'send_location') return [{ kind: 'location', title: 'Send location' }];
  if (given?.flow_cta) return [{ kind: 'form', title: given.flow_cta }];
  return given?.url ? [{ kind: 'link', title: given.display_text ?? given.url, url: given.url }] : [];
}

const Contacts = z.array(
  z.object({
    name: z.object({ formatted_name: z.string().optional() }).optional(),
    phones: z.array(z.object({ phone: z.string().optional() })).optional(),
  }),
);

function namesOf(contacts: unknown): string {
  return Contacts.catch([])
    .parse(contacts)
    .map(({ name, phones }) => [name?.formatted_name, phones?.[0]?.phone].filter(Boolean).join(', '))
    .join('\n');
}

const Items = z.array(z.object({ product_retailer_id: z.string(), quantity: z.number() }));

function orderOf(order: JsonObject): string {
  return Items.catch([])
    .parse(order['product_items'])
    .map(({ quantity, product_retailer_id: id }) => `${quantity} × ${id}`)
    .join('\n');
}
