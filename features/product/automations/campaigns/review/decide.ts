import {
  orderSubject,
  type Decision,
  type Effect,
  type ReplyDecision,
  type ReplyFacts,
} from '../../rules/effect.ts';

export type Grade = 'Great' | 'Okay' | 'Bad';

/** The action of this campaign only: it publishes the answer. */
export interface ReviewAction {
  kind: 'reportReply';
  grade: Grade;
  messageId: string;
  subscriberId: string;
  at: Date;
}

/** An order, and the facts for and against asking about it. */
export interface ReviewFacts {
  orderId: string;
  /** Null until the last shipment has arrived. */
  deliveredAt: Date | null;
  isCancelled: boolean;
  isRefunded: boolean;
  isReachable: boolean;
  /** Whether the shopper was asked about another order within 90 days. */
  wasAskedLately: boolean;
}

/** The wait starts when all of an order has arrived. Returned products are not asked about. */
export function decideOnEvent(facts: ReviewFacts): Effect<ReviewAction>[] {
  const subject = orderSubject(facts.orderId);
  if (facts.isCancelled || facts.isRefunded) return [{ kind: 'end', subject, reason: 'orderSettled' }];
  if (facts.deliveredAt === null) return [];
  const from = facts.deliveredAt;
  return facts.isReachable
    ? [{ kind: 'start', subject, from }]
    : [{ kind: 'leave', subject, from, reason: 'noPhone' }];
}

export function decideOnTimer(facts: ReviewFacts): Decision {
  const reason = skipReason(facts);
  return reason === null ? { kind: 'send' } : { kind: 'drop', reason };
}

function skipReason(facts: ReviewFacts): string | null {
  if (facts.isCancelled) return 'orderCancelled';
  if (facts.isRefunded) return 'orderRefunded';
  if (!facts.isReachable) return 'noPhone';
  return facts.wasAskedLately ? 'askedLately' : null;
}

const GRADES: Readonly<Record<string, Grade>> = {
  review_great: 'Great',
  review_great_offer: 'Great',
  review_okay: 'Okay',
  review_bad: 'Bad',
};

/** Every tap is published, so that the last one counts. A thank-you code is sent if the merchant has set one. */
export function decideOnReply(
  { hasDiscount }: { hasDiscount: boolean },
  { flow, at, messageId, subscriberId }: ReplyFacts,
): ReplyDecision<ReviewAction> {
  const grade = GRADES[flow];
  if (!grade) return { says: flow, effects: [] };
  const says = flow === 'review_great_offer' && !hasDiscount ? 'review_great' : flow;
  return {
    says,
    effects: [{ kind: 'do', action: { kind: 'reportReply', grade, messageId, subscriberId, at } }],
  };
}
