import type { Channel } from '#platform/channel/channel.ts';
import { orderSubject, type Decision, type Effect } from '../../rules/effect.ts';
import { OPEN_RECEIPT } from './flows.ts';

/** The drip that offers something more; the other one is the confirmation. */
export const UPSELL = 'orderReceipt2';

/** An order that was placed, or cancelled. */
export interface OrderSeen {
  orderId: string;
  createdAt: Date;
  isCancelled: boolean;
}

/** What there is when a message about an order is due. */
export interface DueOrder {
  dripIndex: string;
  channel: Channel;
  now: Date;
  isCancelled: boolean;
  /** It is to be paid in cash when it arrives, and is not paid yet. */
  isCashOnDelivery: boolean;
  upsellOnCod: boolean;
  /** Whether there is something that goes with it. */
  isSomethingPicked: boolean;
  /** Messenger's receipt wants a name on it, and something that was bought. */
  isReceiptWhole: boolean;
  /** Until when the person may be written to freely; long ago if they never wrote, null if nobody asked. */
  chatOpenUntil: Date | null;
}

/** So long a message may wait for its turn, and its chat must still be open then. */
const TURN_MS = 3_600_000;

/** An order is confirmed, and what goes with it offered, unless it is cancelled first. */
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
  // Cash that is not there yet may never come.
  if (due.isCashOnDelivery && !due.upsellOnCod) return { kind: 'drop', reason: 'cashOnDelivery' };
  return due.isSomethingPicked ? { kind: 'send' } : { kind: 'drop', reason: 'nothingToRecommend' };
}

/** Whether the receipt goes as Messenger shows receipts, which it takes in an open chat alone. */
function showsReceipt({ channel, isReceiptWhole, chatOpenUntil, now }: DueOrder): boolean {
  const isOpen = chatOpenUntil !== null && chatOpenUntil.getTime() - now.getTime() > TURN_MS;
  return channel === 'FB' && isReceiptWhole && isOpen;
}
