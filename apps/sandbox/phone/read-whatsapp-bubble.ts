import * as z from 'zod';
import { objectIn, textIn, type JsonObject } from '../core/json-parts.ts';
import type { StoredMessage, WhatsAppAccount } from '../whatsapp/whatsapp-account.ts';
import { phoneBubble, type PhoneBubble, type PhoneMessage } from './phone-thread.ts';
import { readMedia } from './read-media.ts';
import { readTemplateBubble } from './read-template-bubble.ts';

/** Reads a stored message as WhatsApp would show it, with its template's variables filled in. */
export function readWhatsAppBubble(account: WhatsAppAccount, message: StoredMessage): PhoneMessage {
  const template = message.templateId === null ? null : (account.templates.get(message.templateId) ?? null);
  const parts = template
    ? readTemplateBubble(account, template, message.content)
    : readFreeMessage(account, message.content);
  return {
    id: message.id,
    fromShopper: message.direction === 'fromShopper',
    at: message.at,
    state: message.state,
    ...phoneBubble(parts),
    quote: null,
  };
}

function readFreeMessage(account: WhatsAppAccount, content: JsonObject): Partial<PhoneBubble> {
  const type = textIn(content['type']) || 'text';
  const part = objectIn(content[type]);
  switch (type) {
    case 'text':
      return { text: textIn(part['body']) };
    case 'button':
      return { text: textIn(part['text']) };
    case 'interactive':
      return readInteractive(account, part);
    case 'reaction':
      return { text: `Reacted ${textIn(part['emoji']) || 'no more'}` };
    case 'contacts':
      return { text: namesOf(content['contacts']) };
    case 'order':
      return { text: orderOf(part) };
    case 'unsupported':
      return { text: 'Something that WhatsApp does not pass on' };
    default: {
      const media = readMedia(account, type, part);
      return media ? { media, text: textIn(part['caption']) || null } : { text: `[${type}]` };
    }
  }
}

function readInteractive(account: WhatsAppAccount, part: JsonObject): Partial<PhoneBubble> {
  const reply = part['button_reply'] ?? part['list_reply'];
  if (reply) return { text: textIn(objectIn(reply)['title']) };
  if (part['nfm_reply']) return { text: 'Form sent' };
  const header = objectIn(part['header']);
  const headerType = textIn(header['type']);
  return {
    heading: headerType === 'text' ? textIn(header['text']) : null,
    media: readMedia(account, headerType, objectIn(header[headerType])),
    text: textIn(objectIn(part['body'])['text']),
    footer: textIn(objectIn(part['footer'])['text']) || null,
    ...readAction(Action.catch({}).parse(part['action'])),
  };
}

/** The actions of an interactive message of any type. */
const Action = z.object({
  name: z.string().optional(),
  button: z.string().optional(),
  buttons: z.array(z.object({ reply: z.object({ id: z.string(), title: z.string() }) })).optional(),
  sections: z
    .array(
      z.object({
        title: z.string().nullable().default(null),
        rows: z
          .array(
            z.object({ id: z.string(), title: z.string(), description: z.string().nullable().default(null) }),
          )
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

function readAction(action: z.infer<typeof Action>): Pick<PhoneBubble, 'buttons' | 'sections'> {
  const { name, button = '', buttons, sections = [], parameters: given } = action;
  const alone = (one: PhoneBubble['buttons'][number]) => ({ buttons: [one], sections: [] });
  if (buttons)
    return {
      buttons: buttons.map(({ reply }) => ({ kind: 'reply', title: reply.title, payload: reply.id })),
      sections: [],
    };
  if (sections.length > 0) return { buttons: [{ kind: 'list', title: button }], sections };
  if (name === 'send_location') return alone({ kind: 'place', title: 'Send location' });
  if (given?.flow_cta) return alone({ kind: 'form', title: given.flow_cta });
  if (given?.url) return alone({ kind: 'link', title: given.display_text ?? given.url, url: given.url });
  return { buttons: [], sections: [] };
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
