import { orderSubject, type Decision, type Effect } from '../../rules/effect.ts';

/** An order that was placed, or cancelled. */
export interface OrderSeen {
  orderId: string;
  createdAt: Date;
  isCancelled: boolean;
  /** Earlier orders of the same shopper whose recommendation waits to be sent, and is in this order. */
  answered: readonly string[];
}

/** What there is when something is to be recommended. */
export interface DueCrossSell {
  isCancelled: boolean;
  /** Null where there is nothing that goes with the order. */
  picked: { isBoughtSince: boolean } | null;
}

export function decideOnEvent({ orderId, createdAt, isCancelled, answered }: OrderSeen): Effect[] {
  const subject = orderSubject(orderId);
  if (isCancelled)
    return [
      { kind: 'end', subject, reason: 'orderCancelled' },
      { kind: 'leave', subject, from: createdAt, reason: 'orderCancelled' },
    ];
  return [
    ...answered.map((id): Effect => ({ kind: 'end', subject: orderSubject(id), reason: 'orderedSince' })),
    { kind: 'start', subject, from: createdAt },
  ];
}

/** Who bought it since is not told of the next best: they came back by themselves. */
export function decideOnTimer({ isCancelled, picked }: DueCrossSell): Decision {
  if (isCancelled) return { kind: 'drop', reason: 'orderCancelled' };
  if (!picked) return { kind: 'drop', reason: 'nothingToRecommend' };
  return picked.isBoughtSince ? { kind: 'drop', reason: 'orderedSince' } : { kind: 'send' };
}
