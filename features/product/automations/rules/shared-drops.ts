import type { Purpose } from '#features/engine/messaging/contract/message.ts';
import type { Decision } from './effect.ts';

/** What is known of the person that a message is for. */
export interface RecipientFacts {
  hasMarketingConsent: boolean;
  /** When they last took back what they had agreed to. */
  optedOutAt: Date | null;
  /** They said STOP, which ends what follows an order too. */
  hasStopped: boolean;
  /** They are in the share that the campaign writes nothing to. */
  isHeldOut: boolean;
}

/** What the engine knows when a timer fires, whatever the campaign. */
export interface DueFacts {
  /** Both switches: the campaign’s, and the message’s own. */
  campaignOn: boolean;
  /** The shop’s plan has this campaign, as it may not any more. */
  isInPlan: boolean;
  purpose: Purpose;
  recipient: RecipientFacts | null;
  hasSender: boolean;
}

type Rule = (facts: DueFacts) => boolean;

/** Reasons of every campaign not to write, in the order they are asked; the campaign’s own come after the first. */
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

/** Why no campaign would write; null when nothing that they share speaks against it. */
export function whySharedDrop(facts: DueFacts): SharedDrop | null {
  const reasons = Object.keys(DROPS) as (keyof typeof DROPS)[];
  return reasons.find((reason) => DROPS[reason](facts)) ?? null;
}

/**
 * Why a due message is not made, the first reason that speaks against it: its switches, then what its campaign says of the
 * subject, then what all campaigns share. Null when nothing does.
 */
export function whyNotMade(own: Decision, facts: DueFacts): string | null {
  if (!facts.campaignOn) return 'campaignOff';
  return own.kind === 'drop' ? own.reason : whySharedDrop(facts);
}

/** A sentence for each reason that all campaigns share. */
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
