import type { Purpose } from '#features/engine/messaging/contract/message.ts';
import type { Decision } from './effect.ts';

/** Facts about the recipient of a message. */
export interface RecipientFacts {
  hasMarketingConsent: boolean;
  /** When they last withdrew their consent. */
  optedOutAt: Date | null;
  /** They sent STOP, which also ends order messages. */
  hasStopped: boolean;
  /** They are in the campaign's hold-out. */
  isHeldOut: boolean;
}

/** The engine's facts when a timer fires, for every campaign. */
export interface DueFacts {
  /** Whether both the campaign and the message are on. */
  campaignOn: boolean;
  /** Whether the shop’s plan includes this campaign. */
  isInPlan: boolean;
  purpose: Purpose;
  recipient: RecipientFacts | null;
  hasSender: boolean;
}

type Rule = (facts: DueFacts) => boolean;

/** The reasons of every campaign, in the order of checking. The campaign’s own reasons come after the first one. */
const DROPS = {
  campaignOff: ({ campaignOn }) => !campaignOn,
  notInPlan: ({ isInPlan }) => !isInPlan,
  notSubscribed: ({ recipient }) => recipient === null,
  unsubscribed: ({ purpose, recipient }) =>
    recipient !== null &&
    (recipient.hasStopped ||
      (purpose === 'marketing' && !recipient.hasMarketingConsent && recipient.optedOutAt !== null)),
  noConsent: ({ purpose, recipient }) => purpose === 'marketing' && !recipient?.hasMarketingConsent,
  noSender: ({ hasSender }) => !hasSender,
  heldOut: ({ recipient }) => recipient?.isHeldOut === true,
} satisfies Record<string, Rule>;

export type SharedDrop =
  | keyof typeof DROPS
  | 'subjectGone'
  | 'gotOneLately'
  | 'templateUnknown'
  | 'discountMissing'
  | 'pictureMissing'
  | 'valueMissing'
  | 'nothingToShow'
  | 'madeBefore';

/** Returns the first shared reason against a message, or null. */
export function sharedDropReason(facts: DueFacts): SharedDrop | null {
  const reasons = Object.keys(DROPS) as (keyof typeof DROPS)[];
  return reasons.find((reason) => DROPS[reason](facts)) ?? null;
}

/**
 * Returns the first reason why a due message is not created, or null: its switches, then its campaign's reasons, then
 * the shared ones.
 */
export function dropReason(own: Decision, facts: DueFacts): string | null {
  if (!facts.campaignOn) return 'campaignOff';
  return own.kind === 'drop' ? own.reason : sharedDropReason(facts);
}
