import { orderSubject, type Decision, type Effect } from '../../rules/effect.ts';

/** An order that was placed or cancelled. */
export interface OrderSeen {
  orderId: string;
  createdAt: Date;
  isCancelled: boolean;
  /** The same shopper's earlier orders whose unsent recommendation is in this order. */
  answered: readonly string[];
}

/** The facts when a recommendation is due. */
export interface DueCrossSell {
  isCancelled: boolean;
  /** Null if nothing goes with the order. */
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

/** A shopper who has bought it since gets no second recommendation: they came back without a message. */
export function decideOnTimer({ isCancelled, picked }: DueCrossSell): Decision {
  if (isCancelled) return { kind: 'drop', reason: 'orderCancelled' };
  if (!picked) return { kind: 'drop', reason: 'nothingToRecommend' };
  return picked.isBoughtSince ? { kind: 'drop', reason: 'orderedSince' } : { kind: 'send' };
}
