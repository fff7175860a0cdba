import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import type {
  MessengerAccount,
  PageTemplate,
  ThreadMessage,
  WrittenMessage,
} from '../messenger/messenger-account.ts';
import {
  phoneBubble,
  type PhoneBubble,
  type PhoneButton,
  type PhoneMedia,
  type PhoneMessage,
} from './phone-thread.ts';

type Message = MessengerSendRequest['message'];
type TemplatePayload = Extract<NonNullable<Message['attachment']>, { type: 'template' }>['payload'];
type Button = Extract<TemplatePayload, { template_type: 'button' }>['buttons'][number];
type Receipt = Extract<TemplatePayload, { template_type: 'receipt' }>;

/** Reads a stored message as Messenger would show it. */
export function readMessengerBubble(account: MessengerAccount, stored: ThreadMessage): PhoneMessage {
  const { id, at, state } = stored;
  const fromShopper = stored.direction === 'fromPerson';
  const parts =
    stored.direction === 'fromPerson'
      ? readOwn(stored.message)
      : readSent(account, stored.pageId, stored.message);
  return { id, fromShopper, at, state, ...phoneBubble(parts), quote: null };
}

function readOwn({ text, attachments = [] }: WrittenMessage): Partial<PhoneBubble> {
  return { text: text ?? null, media: picturesOf(attachments.map(({ payload }) => payload.url)) };
}

function picturesOf(urls: string[]): PhoneMedia | null {
  const [url] = urls;
  if (url === undefined) return null;
  return urls.length === 1 ? { kind: 'image', url } : { kind: 'images', urls };
}

function readSent(account: MessengerAccount, pageId: string, sent: Message): Partial<PhoneBubble> {
  const { text, attachment, template } = sent;
  if (template) return readUtility(account, pageId, template);
  if (!attachment) return { text: text ?? null };
  if (attachment.type === 'template') return readTemplate(attachment.payload);
  const { type, payload } = attachment;
  if (type !== 'file') return { media: { kind: type, url: payload.url } };
  const filename = payload.url.split('/').at(-1) ?? 'File';
  return { media: { kind: 'document', url: payload.url, filename, bytes: null } };
}

function readTemplate(payload: TemplatePayload): Partial<PhoneBubble> {
  switch (payload.template_type) {
    case 'button':
      return { text: payload.text, buttons: payload.buttons.map(readButton) };
    case 'generic':
      return {
        cards: payload.elements.map(
          ({ title, subtitle, image_url: image, default_action: action, buttons }) => ({
            title,
            text: subtitle ?? null,
            media: image === undefined ? null : { kind: 'image', url: image },
            url: action?.url ?? null,
            buttons: (buttons ?? []).map(readButton),
          }),
        ),
      };
    case 'media':
      return {
        media: picturesOf(payload.elements.flatMap(({ url }) => url ?? [])),
        buttons: payload.elements.flatMap(({ buttons = [] }) => buttons.map(readButton)),
      };
    case 'image_grid':
      return {
        text:
          payload.elements
            .flatMap(({ title, subtitle }) => [title, subtitle])
            .filter(Boolean)
            .join('\n') || null,
        media: picturesOf(payload.elements.flatMap(({ images }) => images.map(({ url }) => url))),
        buttons: payload.elements.flatMap(({ buttons = [] }) => buttons.map(readButton)),
      };
    case 'receipt':
      return { receipt: readReceipt(payload) };
  }
}

function readButton(button: Button): PhoneButton {
  const { title } = button;
  if (button.type === 'web_url') return { kind: 'link', title, url: button.url };
  if (button.type === 'postback') return { kind: 'reply', title, payload: button.payload };
  return { kind: 'call', title, phone: button.payload };
}

function readReceipt(receipt: Receipt): PhoneBubble['receipt'] {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: receipt.currency });
  const { summary } = receipt;
  const sums: [string, number | undefined][] = [
    ['Subtotal', summary.subtotal],
    ['Shipping', summary.shipping_cost],
    ['Tax', summary.total_tax],
    ...(receipt.adjustments ?? []).map(({ name, amount }): [string, number] => [name, -amount]),
  ];
  return {
    orderNumber: receipt.order_number,
    paymentMethod: receipt.payment_method,
    lines: (receipt.elements ?? []).map(({ title, quantity = 1, subtitle, price }) => ({
      label: title,
      detail: [subtitle, quantity > 1 ? `Quantity ${quantity}` : ''].filter(Boolean).join(' · ') || null,
      amount: money.format(price),
    })),
    sums: sums.flatMap(([label, amount]) =>
      amount === undefined ? [] : [{ label, detail: null, amount: money.format(amount) }],
    ),
    total: money.format(summary.total_cost),
    url: receipt.order_url ?? null,
  };
}

function readUtility(
  account: MessengerAccount,
  pageId: string,
  { name, language, components }: NonNullable<Message['template']>,
): Partial<PhoneBubble> {
  const template = [...account.templates.values()].find(
    (one) => one.pageId === pageId && one.name === name && one.language === language.code,
  );
  const body = components.find(({ type }) => type === 'body');
  const values = body?.type === 'body' ? body.parameters.map(({ text }) => text) : [];
  const offered = components.find(({ type }) => type === 'buttons');
  const payloads = offered?.type === 'buttons' ? offered.parameters.map(({ payload }) => payload) : [];
  return { text: fill(template, values), buttons: buttonsOf(template, payloads) };
}

function fill(template: PageTemplate | undefined, values: string[]): string {
  const body = template?.components.find(({ type }) => type === 'BODY');
  const text = body?.type === 'BODY' ? body.text : '';
  let next = 0;
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const at = /^\d+$/.test(name) ? Number(name) - 1 : next++;
    return values[at] ?? whole;
  });
}

function buttonsOf(template: PageTemplate | undefined, payloads: string[]): PhoneButton[] {
  const part = template?.components.find(({ type }) => type === 'BUTTONS');
  if (part?.type !== 'BUTTONS') return [];
  let next = 0;
  return part.buttons.map(({ type, text, url, payload }) =>
    type === 'URL'
      ? { kind: 'link', title: text, url: url ?? '' }
      : { kind: 'reply', title: text, payload: payloads[next++] ?? payload ?? text },
  );
}
