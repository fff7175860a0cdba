import type { SkipReason } from '#features/engine/messaging/contract/gate-rules.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';

/** Somebody's latest look at a product; the moment tells it from their earlier ones and, but for chance, from others'. */
export interface Look {
  productId: string;
  viewedAt: Date;
}

/** What happened: a look, or something by which the looks before it are over. */
export type Heard =
  | { look: Look; channel: Channel; customerId: string | null }
  | { ended: readonly Look[]; by: 'order' | 'cart' };

/** What has become of a look by the time its reminder is due. */
export interface LookFacts {
  /** It is still their latest look at this product. */
  isLatest: boolean;
  isSold: boolean;
  hasOrderedSince: boolean;
  hasCartSince: boolean;
  /** They looked at another product afterwards. */
  hasLookedOn: boolean;
  now: Date;
  /** When they were last reminded of this product; null when they never were. */
  remindedAt: Date | null;
}

/** Of one product a person is reminded once in so many days. */
export const REMINDED_ONCE_IN_DAYS = 7;

/** By what looks end; a cart takes their place. */
const ENDINGS = { order: 'orderedSince', cart: 'cartReplaced' } as const satisfies Record<string, SkipReason>;

/** A look is waited for where it happened, and on Messenger too where the store knows who it is. */
export function decideOnEvent(heard: Heard): Effect[] {
  if ('ended' in heard)
    return heard.ended.map((look) => ({
      kind: 'end',
      subject: lookSubject(look),
      reason: ENDINGS[heard.by],
    }));
  const { look, channel, customerId } = heard;
  const isKnownOnBoth = channel === 'WA' && customerId !== null;
  return [
    { kind: 'start', subject: lookSubject(look), from: look.viewedAt, ...(!isKnownOnBoth && { channel }) },
  ];
}

/** The first that applies speaks against a reminder. */
const REASONS = {
  lookedAgain: ({ isLatest }) => !isLatest,
  productGone: ({ isSold }) => !isSold,
  orderedSince: ({ hasOrderedSince }) => hasOrderedSince,
  cartedSince: ({ hasCartSince }) => hasCartSince,
  lookedOn: ({ hasLookedOn }) => hasLookedOn,
  remindedBefore: ({ now, remindedAt }) =>
    remindedAt !== null && now.getTime() - remindedAt.getTime() < REMINDED_ONCE_IN_DAYS * DAY_MS,
} satisfies Record<string, (facts: LookFacts) => boolean>;

/** Whether a look is reminded of: one reminder for what somebody looked at last. */
export function decideOnTimer(facts: LookFacts): Decision {
  const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];
  const reason = reasons.find((one) => REASONS[one](facts));
  return reason === undefined ? { kind: 'send' } : { kind: 'drop', reason };
}

export function lookSubject({ productId, viewedAt }: Look): Subject {
  return { kind: 'look', id: `${productId}-${viewedAt.getTime()}` };
}

/** The other way round; null for what no look is called. */
export function readLook(id: string): Look | null {
  const [, productId, ms] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
  return productId === undefined ? null : { productId, viewedAt: new Date(Number(ms)) };
}
