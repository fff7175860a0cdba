import { templateBubbles } from '#features/foundations/templates/contract/template-bubbles.ts';
import { bubbleOf, type Bubble, type BubbleButton, type BubbleReceipt } from '#platform/channel/bubble.ts';
import { decodePart } from '#platform/http/decode-part.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { texts } from '../../texts/all.ts';
import type { MessengerContent } from '../content/messenger-content.ts';
import type { MessengerButton, MessengerCard, MessengerReceipt } from '../content/messenger-parts.ts';
import { withLinks, type Shown } from './shown.ts';

/** Converts a Messenger message to the bubbles of a chat. */
export function messengerBubbles(content: MessengerContent, shown: Shown): Bubble[] {
  const quickReplies =
    'quickReplies' in content ? (content.quickReplies ?? []).map(({ title }) => title) : [];
  switch (content.kind) {
    case 'messengerText':
      return [bubbleOf({ text: withLinks(content.text, shown), quickReplies })];
    case 'messengerButtons': {
      const buttons = content.buttons.map(toButton);
      return [bubbleOf({ text: withLinks(content.text, shown), buttons, quickReplies })];
    }
    case 'messengerCards':
      return [bubbleOf({ cards: content.cards.map(toCard), quickReplies })];
    case 'messengerReceipt':
      return [bubbleOf({ receipt: toReceipt(content.receipt), quickReplies })];
    case 'messengerTemplate':
      return shown.template
        ? templateBubbles(shown.template, { body: content.body })
        : [bubbleOf({ text: content.body.join('\n') || null })];
    case 'messengerMedia':
      return [bubbleOf({ media: mediaOf(content), quickReplies })];
    case 'messengerImages':
      return [bubbleOf({ media: { kind: 'images', urls: content.urls }, quickReplies })];
  }
}

function mediaOf({ type, url }: MessengerContent & { kind: 'messengerMedia' }) {
  switch (type) {
    case 'image':
    case 'video':
      return { kind: type, url };
    case 'audio':
      return { kind: type };
    case 'file':
      return { kind: 'document' as const, filename: nameOf(url) };
  }
}

/** The decoded file name at the end of a URL. */
function nameOf(url: string): string | null {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decodePart(name) || null;
}

function toCard({ title, subtitle, imageUrl, buttons }: MessengerCard) {
  return {
    media: imageUrl === null ? null : { kind: 'image' as const, url: imageUrl },
    title,
    text: subtitle,
    buttons: buttons.map(toButton),
  };
}

function toButton({ kind, title }: MessengerButton): BubbleButton {
  switch (kind) {
    case 'link':
    case 'address':
      return { kind: 'link', title };
    case 'postback':
      return { kind: 'reply', title };
    case 'call':
      return { kind: 'call', title };
  }
}

function toReceipt(receipt: MessengerReceipt): BubbleReceipt {
  const money = (minor: number) => formatMoney(minor, receipt.currency);
  const sum = (label: string, minor: number | null) =>
    minor === null ? [] : [{ label, detail: null, amount: money(minor) }];
  return {
    orderNumber: receipt.orderNumber,
    paymentMethod: receipt.paymentMethod,
    lines: receipt.lines.map((line) => ({
      label: line.quantity === 1 ? line.title : `${line.quantity} × ${line.title}`,
      detail: line.subtitle,
      amount: money(line.priceMinor),
    })),
    sums: [
      ...sum(texts.bubbles.subtotal, receipt.subtotalMinor),
      ...sum(texts.bubbles.shipping, receipt.shippingMinor),
      ...sum(texts.bubbles.tax, receipt.taxMinor),
      ...receipt.adjustments.map(({ name, amountMinor }) => ({
        label: name,
        detail: null,
        amount: money(-Math.abs(amountMinor)),
      })),
    ],
    total: money(receipt.totalMinor),
  };
}
