import { shapeOf } from '../whatsapp/template-shape.ts';
import type { StoredMessage, StoredTemplate, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import type { Bubble, BubbleButton, BubbleMedia } from './phone-thread.ts';

type Json = Record<string, unknown>;
type Drawing = Pick<Bubble, 'heading' | 'media' | 'text' | 'footer' | 'buttons'>;

const NOTHING: Drawing = { heading: '', media: null, text: '', footer: '', buttons: [] };

/** A stored message with its template's variables filled in. */
export function drawBubble(account: WhatsAppAccount, message: StoredMessage): Bubble {
  const template = message.templateId === null ? null : (account.templates.get(message.templateId) ?? null);
  const drawing = template ? drawTemplate(template, message.content) : drawFree(message.content);
  return {
    id: message.id,
    fromShopper: message.direction === 'fromShopper',
    at: message.at,
    state: message.state,
    ...drawing,
    quote: null,
  };
}

function drawFree(content: Json): Drawing {
  const type = textOf(content['type']) || 'text';
  const part = (content[type] ?? {}) as Json;
  if (type === 'text') return { ...NOTHING, text: textOf(part['body']) };
  if (type === 'button') return { ...NOTHING, text: textOf(part['text']) };
  if (type === 'interactive') return drawInteractive(part);
  const media = mediaOf(type, part);
  return media ? { ...NOTHING, media, text: textOf(part['caption']) } : { ...NOTHING, text: `[${type}]` };
}

function drawInteractive(part: Json): Drawing {
  const reply = (part['button_reply'] ?? part['list_reply']) as { title?: string } | undefined;
  if (reply) return { ...NOTHING, text: reply.title ?? '' };
  const header = (part['header'] ?? {}) as Json;
  const action = (part['action'] ?? {}) as Json;
  const headerType = textOf(header['type']);
  return {
    heading: headerType === 'text' ? textOf(header['text']) : '',
    media: mediaOf(headerType, (header[headerType] ?? {}) as Json),
    text: textOf((part['body'] as Json | undefined)?.['text']),
    footer: textOf((part['footer'] as Json | undefined)?.['text']),
    buttons: actionButtons(action),
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
    const sections = action['sections'] as { rows?: { id: string; title: string; description?: string }[] }[];
    const rows = sections.flatMap((section) => section.rows ?? []);
    const drawn = rows.map(({ id, title, description = '' }) => ({ id, title, description }));
    return [{ kind: 'list', title: textOf(action['button']), rows: drawn }];
  }
  const link = action['parameters'] as { display_text?: string; url?: string } | undefined;
  return link?.url ? [{ kind: 'link', title: link.display_text ?? link.url, url: link.url }] : [];
}

function drawTemplate(template: StoredTemplate, content: Json): Drawing {
  const given = ((content['template'] as Json | undefined)?.['components'] ?? []) as GivenComponent[];
  const part = (type: string) => template.components.find((one) => one.type.toUpperCase() === type);
  const values = (type: string) => given.find((one) => one.type.toLowerCase() === type)?.parameters ?? [];
  const header = part('HEADER');
  const format = (header?.format ?? 'TEXT').toLowerCase();
  const shape = shapeOf(template);
  const headerMedia = values('header')[0]?.[format];
  return {
    heading: fill(header?.text ?? '', shape.header?.variables ?? [], values('header')),
    media: header && format !== 'text' ? mediaOf(format, (headerMedia ?? {}) as Json) : null,
    text: fill(part('BODY')?.text ?? '', shape.bodyVariables, values('body')),
    footer: part('FOOTER')?.text ?? '',
    buttons: (part('BUTTONS')?.buttons ?? []).map((button, index) => {
      const parameter = given.find(
        (one) => one.type.toLowerCase() === 'button' && Number(one.index ?? 0) === index,
      )?.parameters?.[0];
      return drawButton(button, parameter);
    }),
  };
}

interface Parameter extends Json {
  text?: string;
  payload?: string;
  coupon_code?: string;
  parameter_name?: string;
}
interface GivenComponent {
  type: string;
  index?: string | number;
  parameters?: Parameter[];
}
type DefinedButton = NonNullable<StoredTemplate['components'][number]['buttons']>[number];

function drawButton(button: DefinedButton, parameter: Parameter | undefined): BubbleButton {
  const title = button.text ?? '';
  switch (button.type.toUpperCase()) {
    case 'URL':
      return { kind: 'link', title, url: (button.url ?? '').replace(/\{\{\w+\}\}$/, parameter?.text ?? '') };
    case 'PHONE_NUMBER':
      return { kind: 'call', title, phone: button.phone_number ?? '' };
    case 'COPY_CODE':
      return { kind: 'copy', title: title || 'Copy offer code', code: parameter?.coupon_code ?? '' };
    default:
      return { kind: 'reply', title, payload: parameter?.payload ?? title };
  }
}

function fill(text: string, variables: string[], parameters: Parameter[]): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const named = parameters.find(({ parameter_name: given }) => given === name);
    return (named ?? parameters[variables.indexOf(name)])?.text ?? whole;
  });
}

function mediaOf(kind: string, part: Json): BubbleMedia | null {
  const url = textOf(part['link']);
  if (kind === 'image' || kind === 'video') return { kind, url };
  if (kind === 'document') return { kind, url, filename: textOf(part['filename']) || 'Document' };
  return null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
