import type { SkipReason } from '#features/engine/messaging/contract/gate-rules.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/**
 * A person's latest visit to a product. The time distinguishes it from the person's earlier visits and, except by
 * chance, from other people's.
 */
export interface View {
  productId: string;
  viewedAt: Date;
}

/** A visit, or an event that ends the visits before it. */
export type EventFacts =
  | { view: View; channel: Channel; customerId: string | null }
  | { ended: readonly View[]; by: 'order' | 'cart' };

/** The state of a visit when its reminder is due. */
export interface ViewFacts {
  /** Whether it is still their latest visit to this product. */
  isLatest: boolean;
  isSold: boolean;
  hasOrderedSince: boolean;
  hasCartSince: boolean;
  /** Whether they visited another product afterwards. */
  hasLookedOn: boolean;
  now: Date;
  /** The last reminder about this product, or null. */
  remindedAt: Date | null;
}

/** A person gets one reminder about a product in this many days. */
export const REMINDED_ONCE_IN_DAYS = 7;

/** The events that end visits. A cart replaces them. */
const ENDINGS = { order: 'orderedSince', cart: 'cartReplaced' } as const satisfies Record<string, SkipReason>;

/** A visit starts a wait on its own channel, and also on Messenger if the store knows the person. */
export function decideOnEvent(eventFacts: EventFacts): Effect[] {
  if ('ended' in eventFacts)
    return eventFacts.ended.map((view) => ({
      kind: 'end',
      subject: lookSubject(view),
      reason: ENDINGS[eventFacts.by],
    }));
  const { view, channel, customerId } = eventFacts;
  const isKnownOnBoth = channel === 'WA' && customerId !== null;
  return [
    { kind: 'start', subject: lookSubject(view), from: view.viewedAt, ...(!isKnownOnBoth && { channel }) },
  ];
}

/** The first reason that applies prevents a reminder. */
const REASONS = {
  lookedAgain: ({ isLatest }) => !isLatest,
  productGone: ({ isSold }) => !isSold,
  orderedSince: ({ hasOrderedSince }) => hasOrderedSince,
  cartedSince: ({ hasCartSince }) => hasCartSince,
  lookedOn: ({ hasLookedOn }) => hasLookedOn,
  remindedBefore: ({ now, remindedAt }) =>
    remindedAt !== null && now.getTime() - remindedAt.getTime() < REMINDED_ONCE_IN_DAYS * DAY_MS,
} satisfies Record<string, (facts: ViewFacts) => boolean>;

/** Decides whether a visit is reminded of: one reminder about the person's latest visit. */
export function decideOnTimer(facts: ViewFacts): Decision {
  const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];
  const reason = reasons.find((one) => REASONS[one](facts));
  return reason === undefined ? { kind: 'send' } : { kind: 'drop', reason };
}

export function lookSubject({ productId, viewedAt }: View): Subject {
  return { kind: 'look', id: `${productId}-${viewedAt.getTime()}` };
}

/** Parses a visit's id. Returns null for other ids. */
export function readView(id: string): View | null {
  const [, productId, ms] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
  return productId === undefined ? null : { productId, viewedAt: new Date(Number(ms)) };
}
