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

/** A sentence for each shared reason. */
export const SHARED_DROP_SENTENCES: Readonly<Record<SharedDrop, string>> = {
  campaignOff: 'The campaign for this was off. Switch it on for the next ones.',
  notInPlan: 'Your plan does not have this campaign any more. Choose one that has it for the next ones.',
  notSubscribed: 'Nobody has signed up with this number. It needs a sign-up on your store.',
  unsubscribed: 'They had unsubscribed. Only they can change that, by a message of their own.',
  noConsent: 'They never agreed to get offers. It needs a sign-up on your store.',
  noSender: 'No number or page was connected to send from. Connect one in Settings.',
  templateUnknown: 'Its template is not known any more. Choose another one for the campaign.',
  discountMissing: 'Its template shows a discount, and none is set. Set one, or choose another template.',
  pictureMissing: 'Its template shows a picture, and there was none. Choose a template without one.',
  valueMissing:
    'Its message names something that is not known, such as your support number. Fill it in, or choose another template.',
  nothingToShow: 'There was nothing to show in it.',
  heldOut:
    'They are in the hold-out share of this campaign, which gets nothing. Its settings say how large that is.',
  gotOneLately:
    'They got one like it not long ago. Settings of the campaign say after how many days they may get another.',
  subjectGone: 'What it was to follow is not known any more.',
  madeBefore: 'They got this message before. It goes out once only.',
};
