import type { CartEnding } from '#features/foundations/store-data/contract/store-facts.ts';
import {
  answerEndMs,
  windowEndMs,
  type LastWrote,
} from '#features/foundations/subscribers/contract/reply-window.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import {
  NOT_FOR_TESTS,
  SKIP_RULES,
  WAIT_RULES,
  type SkipReason,
  type WaitReason,
} from '../../contract/gate-rules.ts';
import { isAnsweredElsewhere, talkingUntil } from './conversation.ts';
import { cappedUntil, type FrequencyCap } from './frequency-cap.ts';

/** The gate's facts about a message at the moment of sending. */
export interface SendFacts {
  now: Date;
  channel: Channel;
  /** From `purposeAtGate`. */
  purpose: 'marketing' | 'utility' | 'service';
  expiresAt: Date;
  /** A test to a number that the merchant chose. */
  isTest: boolean;
  /**
   * We meant it as an offer, the person did not just ask for it by signing up, and nobody of the team released it from
   * its wait for the end of a conversation.
   */
  isOffer: boolean;
  /** A person of the shop wrote it. */
  isByPerson: boolean;
  shop: {
    installed: boolean;
    chargeStatus: string;
    planLimitReached: boolean;
    cap: FrequencyCap;
    /** For how many hours offers wait after a person of the shop wrote; null if they do not. */
    talkHours: number | null;
  };
  subscriber: {
    /** Whether the person has a row; without one, nothing else is known about them. */
    exists: boolean;
    hasMarketingConsent: boolean;
    /** They opted out, which also ends order messages. A preference in WhatsApp ends marketing only. */
    hasStopped: boolean;
    /** They opted out after this message was created, for example as the answer to an earlier tap. */
    hasStoppedSince: boolean;
    reachable: boolean;
    /** They have a number of the United States. Canada has the same calling code and does not count. */
    isInUs: boolean;
    lastInboundAt: Date | null;
    /** When they first wrote after a tap on an ad that led to the page's chat. */
    adWroteAt: Date | null;
    /** When a person of the shop last wrote to them, here or in the phone app. */
    shopWroteAt: Date | null;
    /** When another app was last known to answer them; null if we answer. */
    answeredElsewhereAt: Date | null;
    /** When quiet hours end in the person's time zone; null outside of quiet hours, or if the shop has none. */
    quietUntil: Date | null;
    /** When they got marketing about other events: one moment for each event, the latest first. */
    recentMarketingAt: readonly Date[];
    /** Whether another marketing message to them is in flight at this moment. */
    anotherUnderWay: boolean;
  };
  /** Null for a message that belongs to no campaign. */
  campaignOn: boolean | null;
  /** Null if the message's sending is running, or if it has none. */
  heldSending: 'paused' | 'cancelled' | null;
  /** Why the cart of this reminder is no longer abandoned; null while it is abandoned, and for other messages. */
  cartEnding: CartEnding | null;
  /** Whether the shop wrote to the person after the message that an away message answers. False for other messages. */
  isAnswered: boolean;
  /** Null for a message without a template. */
  templateStatus: string | null;
  /** How many more people the sender may reach outside their window today. */
  reachLeft: number;
}

/**
 * The purpose of a message for the gate: a template that the provider counts as marketing is marketing, whatever we
 * meant it to be.
 */
export function purposeAtGate({
  purpose,
  templateCategory,
}: {
  purpose: SendFacts['purpose'];
  templateCategory: string | null;
}): SendFacts['purpose'] {
  return templateCategory === 'MARKETING' ? 'marketing' : purpose;
}

/** The gate's verdict, stored with the message. */
export type Verdict =
  | { verdict: 'send' }
  | { verdict: 'wait'; until: Date; reason: WaitReason }
  | { verdict: 'skip'; reason: SkipReason };

type Rule = (facts: SendFacts) => boolean;
type Wait = (facts: SendFacts) => Date | null;

const SKIPS: Record<SkipReason, Rule> = {
  expired: ({ now, expiresAt }) => now > expiresAt,
  appUninstalled: ({ shop }) => !shop.installed,
  cancelled: ({ heldSending }) => heldSending === 'cancelled',
  campaignOff: ({ campaignOn }) => campaignOn === false,
  orderedSince: ({ cartEnding }) => cartEnding === 'ordered',
  cartEmptied: ({ cartEnding }) => cartEnding === 'emptied',
  cartReplaced: ({ cartEnding }) => cartEnding === 'replaced',
  // Campaigns detect these changes and remove the queued messages themselves.
  orderCancelled: () => false,
  overtaken: () => false,
  orderSettled: () => false,
  madeAnew: () => false,
  teamAnswered: ({ isAnswered }) => isAnswered,
  // A person of the team decides, and takes it out of the queue.
  droppedByTeam: () => false,
  noConsent: ({ purpose, subscriber }) =>
    subscriber.exists &&
    ((purpose === 'marketing' && !subscriber.hasMarketingConsent) ||
      (purpose === 'utility' && subscriber.hasStopped) ||
      (purpose === 'service' && subscriber.hasStoppedSince)),
  testStopped: ({ isTest, subscriber }) => isTest && subscriber.hasStopped,
  notReachable: ({ subscriber }) => !subscriber.reachable,
  windowClosed: (facts) => facts.templateStatus === null && !isWindowOpen(facts) && !mayAnswer(facts),
  // Messenger's templates are for orders and their delivery only, also inside the window.
  noMarketingTemplate: ({ channel, purpose, templateStatus }) =>
    channel === 'FB' && purpose === 'marketing' && templateStatus !== null,
  // WhatsApp delivers no marketing templates to numbers of the United States (131049 otherwise).
  noMarketingToUs: ({ channel, purpose, templateStatus, subscriber }) =>
    channel === 'WA' && purpose === 'marketing' && templateStatus !== null && subscriber.isInUs,
  templateStopped: ({ templateStatus }) =>
    templateStatus !== null && ['REJECTED', 'PAUSED', 'DISABLED', 'MISSING'].includes(templateStatus),
};

/** Each returns when to check again, or null if it does not apply. */
const WAITS: Record<WaitReason, Wait> = {
  paused: (facts) => (facts.heldSending === 'paused' ? inMs(facts, MINUTE_MS) : null),
  // Checked again each minute: the merchant may approve the charge at any time.
  chargeNotActive: (facts) =>
    ['active', 'existing'].includes(facts.shop.chargeStatus) ? null : inMs(facts, MINUTE_MS),
  planLimit: (facts) => (facts.shop.planLimitReached ? inMs(facts, 10 * MINUTE_MS) : null),
  templatePending: (facts) =>
    facts.templateStatus === 'DRAFT' || facts.templateStatus === 'PENDING' ? inMs(facts, 5000) : null,
  // A message without a template takes the conversation over, which only a person may decide.
  answeredElsewhere: (facts) =>
    facts.templateStatus === null &&
    !facts.isByPerson &&
    isAnsweredElsewhere(facts.now, facts.subscriber.answeredElsewhereAt)
      ? inMs(facts, 10 * MINUTE_MS)
      : null,
  talking: ({ isOffer, now, shop, subscriber }) =>
    isOffer ? talkingUntil(now, subscriber.shopWroteAt, shop.talkHours) : null,
  quietHours: ({ purpose, subscriber }) => (purpose === 'marketing' ? subscriber.quietUntil : null),
  frequencyCap: ({ purpose, now, shop, subscriber }) =>
    purpose === 'marketing' ? cappedUntil(now, subscriber.recentMarketingAt, shop.cap) : null,
  anotherUnderWay: (facts) =>
    facts.purpose === 'marketing' && facts.subscriber.anotherUnderWay ? inMs(facts, 3000) : null,
  dailyReach: (facts) => (facts.reachLeft < 1 && !isWindowOpen(facts) ? inMs(facts, 10 * MINUTE_MS) : null),
};

/** The gate: decides for every message, at the moment of sending, whether it is sent, waits or is dropped. */
export function decideSend(facts: SendFacts): Verdict {
  const applies = (reason: SkipReason | WaitReason) => !facts.isTest || !NOT_FOR_TESTS.has(reason);
  for (const reason of SKIP_RULES)
    if (applies(reason) && SKIPS[reason](facts)) return { verdict: 'skip', reason };
  for (const reason of WAIT_RULES.filter(applies)) {
    const until = WAITS[reason](facts);
    // No wait goes beyond the expiry: a millisecond later, the message is dropped as expired.
    if (until) return { verdict: 'wait', until: earlier(until, inMs({ now: facts.expiresAt }, 1)), reason };
  }
  return { verdict: 'send' };
}

/** Whether the reply window of the person is open. */
export function isWindowOpen({ subscriber, now }: { subscriber: LastWrote; now: Date }): boolean {
  return now.getTime() < windowEndMs(subscriber);
}

/** Whether a person of the shop wrote it, who may still answer. The expiry ends this where Meta has not approved it. */
function mayAnswer({ isByPerson, channel, subscriber, now }: SendFacts): boolean {
  return isByPerson && now.getTime() < answerEndMs(channel, subscriber);
}

function inMs({ now }: { now: Date }, ms: number): Date {
  return new Date(now.getTime() + ms);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
