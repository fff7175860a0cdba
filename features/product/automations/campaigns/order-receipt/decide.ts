import type { Channel } from '#platform/channel/channel.ts';
import { orderSubject, type Decision, type Effect } from '../../rules/effect.ts';
import { OPEN_RECEIPT } from './flows.ts';

/** The drip with an additional offer. The other one is the confirmation. */
export const UPSELL = 'orderReceipt2';

/** An order that was placed or cancelled. */
export interface OrderSeen {
  orderId: string;
  createdAt: Date;
  isCancelled: boolean;
}

/** The facts when a message about an order is due. */
export interface DueOrder {
  dripIndex: string;
  channel: Channel;
  now: Date;
  isCancelled: boolean;
  /** Whether it is a cash-on-delivery order that is not paid yet. */
  isCashOnDelivery: boolean;
  upsellOnCod: boolean;
  /** Whether there is a recommended product. */
  isSomethingPicked: boolean;
  /** Whether the order has what Messenger's receipt needs: a name, and at least one product. */
  isReceiptWhole: boolean;
  /** The end of the chat's open window. Long ago if they never wrote, null if it was not read. */
  chatOpenUntil: Date | null;
}

/** The longest wait for the message's turn. The chat must still be open then. */
const TURN_MS = 3_600_000;

/** An order is confirmed, and a product recommended, unless the order is cancelled first. */
export function decideOnEvent({ orderId, createdAt, isCancelled }: OrderSeen): Effect[] {
  const subject = orderSubject(orderId);
  if (!isCancelled) return [{ kind: 'start', subject, from: createdAt }];
  const reason = 'orderCancelled';
  return [
    { kind: 'end', subject, reason },
    { kind: 'leave', subject, from: createdAt, reason },
  ];
}

export function decideOnTimer(due: DueOrder): Decision {
  if (due.isCancelled) return { kind: 'drop', reason: 'orderCancelled' };
  if (due.dripIndex !== UPSELL)
    return showsReceipt(due) ? { kind: 'send', flow: OPEN_RECEIPT } : { kind: 'send' };
  // Unpaid cash orders may never be paid.
  if (due.isCashOnDelivery && !due.upsellOnCod) return { kind: 'drop', reason: 'cashOnDelivery' };
  return due.isSomethingPicked ? { kind: 'send' } : { kind: 'drop', reason: 'nothingToRecommend' };
}

/** Whether the receipt is shown as Messenger's own, which needs an open chat. */
function showsReceipt({ channel, isReceiptWhole, chatOpenUntil, now }: DueOrder): boolean {
  const isOpen = chatOpenUntil !== null && chatOpenUntil.getTime() - now.getTime() > TURN_MS;
  return channel === 'FB' && isReceiptWhole && isOpen;
}
