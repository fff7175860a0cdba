import { orderSubject, type Decision, type Effect } from '../../rules/effect.ts';

/** An order that was placed, sent, delivered, paid back or cancelled. */
export interface OrderSeen {
  orderId: string;
  isCancelled: boolean;
  isRefunded: boolean;
  /** When the last of its parcels was sent; null while none was. */
  sentAt: Date | null;
  deliveredAt: Date | null;
  /** The same shopper ordered again. */
  isFollowed: boolean;
  /** Earlier orders of the same shopper of which they would still be asked. */
  earlier: readonly string[];
}

/** What there is when somebody is to be asked. */
export interface DueReorder {
  isCancelled: boolean;
  isRefunded: boolean;
  isFollowed: boolean;
  /** Whether anything of it is still sold. */
  isSold: boolean;
}

/** The last order counts, from when it arrived, or was sent where nobody says that it arrived. */
export function decideOnEvent(order: OrderSeen): Effect[] {
  const ends = order.earlier.map((id): Effect => ({
    kind: 'end',
    subject: orderSubject(id),
    reason: 'orderedSince',
  }));
  const subject = orderSubject(order.orderId);
  if (order.isCancelled) return [...ends, { kind: 'end', subject, reason: 'orderCancelled' }];
  const from = order.deliveredAt ?? order.sentAt;
  if (!from) return ends;
  const reason = order.isFollowed ? 'orderedSince' : order.isRefunded ? 'refunded' : null;
  return [
    ...ends,
    reason === null ? { kind: 'start', subject, from } : { kind: 'leave', subject, from, reason },
  ];
}

export function decideOnTimer({ isCancelled, isRefunded, isFollowed, isSold }: DueReorder): Decision {
  if (isCancelled) return { kind: 'drop', reason: 'orderCancelled' };
  if (isFollowed) return { kind: 'drop', reason: 'orderedSince' };
  if (isRefunded) return { kind: 'drop', reason: 'refunded' };
  return isSold ? { kind: 'send' } : { kind: 'drop', reason: 'nothingToReorder' };
}
