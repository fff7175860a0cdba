import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import type {
  MessengerAccount,
  PageTemplate,
  ThreadMessage,
  WrittenMessage,
} from '../messenger/messenger-account.ts';
import type {
  MessengerBubble,
  MessengerBubbleButton,
  MessengerCardDrawing,
  MessengerReceiptDrawing,
} from './messenger-thread.ts';

type Message = MessengerSendRequest['message'];
type TemplatePayload = Extract<NonNullable<Message['attachment']>, { type: 'template' }>['payload'];
type Button = Extract<TemplatePayload, { template_type: 'button' }>['buttons'][number];
type Receipt = Extract<TemplatePayload, { template_type: 'receipt' }>;
type Drawing = Omit<MessengerBubble, 'id' | 'fromPerson' | 'at' | 'isRead'>;

const NOTHING: Drawing = {
  text: '',
  pictures: [],
  file: null,
  buttons: [],
  cards: [],
  isSquare: false,
  receipt: null,
};

/** A stored message as the app draws it. */
export function drawMessenger(account: MessengerAccount, stored: ThreadMessage): MessengerBubble {
  const { id, direction, at, state } = stored;
  const drawing =
    stored.direction === 'fromPerson'
      ? drawOwn(stored.message)
      : drawSent(account, stored.pageId, stored.message);
  return { id, fromPerson: direction === 'fromPerson', at, isRead: state === 'read', ...drawing };
}

function drawOwn({ text = '', attachments = [] }: WrittenMessage): Drawing {
  return { ...NOTHING, text, pictures: attachments.map(({ payload }) => payload.url) };
}

function drawSent(account: MessengerAccount, pageId: string, sent: Message): Drawing {
  const { text = '', attachment, template } = sent;
  if (template) return drawUtility(account, pageId, template);
  if (!attachment) return { ...NOTHING, text };
  if (attachment.type === 'template') return drawTemplate(attachment.payload);
  const { type, payload } = attachment;
  if (type === 'image') return { ...NOTHING, pictures: [payload.url] };
  return { ...NOTHING, file: { kind: type, url: payload.url } };
}

function drawTemplate(payload: TemplatePayload): Drawing {
  switch (payload.template_type) {
    case 'button':
      return { ...NOTHING, text: payload.text, buttons: payload.buttons.map(drawButton) };
    case 'generic':
      return {
        ...NOTHING,
        isSquare: payload.image_aspect_ratio === 'square',
        cards: payload.elements.map((element): MessengerCardDrawing => ({
          title: element.title,
          subtitle: element.subtitle ?? '',
          imageUrl: element.image_url ?? '',
          url: element.default_action?.url ?? '',
          buttons: (element.buttons ?? []).map(drawButton),
        })),
      };
    case 'media':
      return {
        ...NOTHING,
        pictures: payload.elements.flatMap(({ url }) => url ?? []),
        buttons: payload.elements.flatMap(({ buttons = [] }) => buttons.map(drawButton)),
      };
    case 'image_grid':
      return {
        ...NOTHING,
        text: payload.elements
          .flatMap(({ title, subtitle }) => [title, subtitle])
          .filter(Boolean)
          .join('\n'),
        pictures: payload.elements.flatMap(({ images }) => images.map(({ url }) => url)),
        buttons: payload.elements.flatMap(({ buttons = [] }) => buttons.map(drawButton)),
      };
    case 'receipt':
      return { ...NOTHING, receipt: drawReceipt(payload) };
  }
}

function drawButton(button: Button): MessengerBubbleButton {
  const { title } = button;
  if (button.type === 'web_url') return { kind: 'link', title, url: button.url };
  if (button.type === 'postback') return { kind: 'postback', title, payload: button.payload };
  return { kind: 'call', title, phone: button.payload };
}

function drawReceipt(receipt: Receipt): MessengerReceiptDrawing {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: receipt.currency });
  const { summary } = receipt;
  const sums: [string, number | undefined][] = [
    ['Subtotal', summary.subtotal],
    ['Shipping', summary.shipping_cost],
    ['Tax', summary.total_tax],
    ...(receipt.adjustments ?? []).map(({ name, amount }): [string, number] => [name, -amount]),
    ['Total', summary.total_cost],
  ];
  return {
    title: `Order ${receipt.order_number}`,
    payment: receipt.payment_method,
    lines: (receipt.elements ?? []).map(({ title, quantity = 1, subtitle, price }) => ({
      title,
      detail: [subtitle, quantity > 1 ? `Quantity ${quantity}` : ''].filter(Boolean).join(' · '),
      price: money.format(price),
    })),
    sums: sums.flatMap(([name, amount]) =>
      amount === undefined ? [] : [{ name, amount: money.format(amount) }],
    ),
    url: receipt.order_url ?? '',
  };
}

function drawUtility(
  account: MessengerAccount,
  pageId: string,
  { name, language, components }: NonNullable<Message['template']>,
): Drawing {
  const template = [...account.templates.values()].find(
    (one) => one.pageId === pageId && one.name === name && one.language === language.code,
  );
  const body = components.find(({ type }) => type === 'body');
  const values = body?.type === 'body' ? body.parameters.map(({ text }) => text) : [];
  const offered = components.find(({ type }) => type === 'buttons');
  const payloads = offered?.type === 'buttons' ? offered.parameters.map(({ payload }) => payload) : [];
  return { ...NOTHING, text: fill(template, values), buttons: buttonsOf(template, payloads) };
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

function buttonsOf(template: PageTemplate | undefined, payloads: string[]): MessengerBubbleButton[] {
  const part = template?.components.find(({ type }) => type === 'BUTTONS');
  if (part?.type !== 'BUTTONS') return [];
  let next = 0;
  return part.buttons.map(({ type, text, url, payload }) =>
    type === 'URL'
      ? { kind: 'link', title: text, url: url ?? '' }
      : { kind: 'postback', title: text, payload: payloads[next++] ?? payload ?? text },
  );
}
