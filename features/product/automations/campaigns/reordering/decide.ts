import { orderSubject, type Decision, type Effect } from '../../rules/effect.ts';

/** An order that was placed, shipped, delivered, refunded or cancelled. */
export interface OrderSeen {
  orderId: string;
  isCancelled: boolean;
  isRefunded: boolean;
  /** The time of the last shipment, or null. */
  sentAt: Date | null;
  deliveredAt: Date | null;
  /** Whether the same shopper has ordered again. */
  isFollowed: boolean;
  /** The same shopper's earlier orders that still have a timer. */
  earlier: readonly string[];
}

/** The facts when the question is due. */
export interface DueReorder {
  isCancelled: boolean;
  isRefunded: boolean;
  isFollowed: boolean;
  /** Whether any of its products is still sold. */
  isSold: boolean;
}

/** The last order counts, from its delivery, or from its shipment if no delivery was reported. */
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
