import type { Order } from '../orders/order.ts';
import type { Dice } from './dice.ts';
import type { HistoryMessage, HistoryOrder, HistorySignUp } from './history.ts';
import { messageOf } from './message-of.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The share of delivered orders that get a review request, and the days until then. */
const REVIEW = { chance: 0.5, afterDays: 10 };

interface OrderNews {
  order: Order;
  to: HistorySignUp;
  nowMs: number;
}

/** Returns the messages about an order until now: receipt, cash-on-delivery confirmation, shipment, review. */
export function newsOf(dice: Dice, { order, to, nowMs }: OrderNews): HistoryMessage[] {
  const atMs = Date.parse(order.createdAt);
  const [parcel] = order.fulfilments;
  const id = String(order.id);
  const planned: { about: HistoryMessage['about']; event: string; atMs: number }[] = [
    { about: 'receipt', event: id, atMs: atMs + MINUTE_MS },
  ];
  if (order.payment === 'cod')
    planned.push({ about: 'cashOnDelivery', event: id, atMs: atMs + 2 * MINUTE_MS });
  if (parcel) planned.push({ about: 'parcel', event: String(parcel.id), atMs: atMs + 10 * MINUTE_MS });
  if (parcel && order.refunds.length === 0 && dice.is(REVIEW.chance))
    planned.push({ about: 'review', event: id, atMs: atMs + REVIEW.afterDays * DAY_MS });
  return planned.filter((one) => one.atMs < nowMs).map((one) => messageOf(dice, { to, nowMs, ...one }));
}

/** Returns the fields of an order that its messages mention. */
export function toHistoryOrder(order: Order): HistoryOrder {
  const [parcel] = order.fulfilments;
  return {
    id: order.id,
    parcelId: parcel?.id ?? null,
    name: `#${order.number}`,
    items: order.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
    firstTitle: order.lines[0]?.title ?? '',
    totalCents: order.totalCents,
    carrier: parcel?.trackingCompany ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
  };
}
