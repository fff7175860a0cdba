import type { Meter, UsageCap } from '../contract/plan.ts';
import { writeDollars } from '../rules/write-dollars.ts';

export const PLANS_TITLE_AT_INIT = 'Please select a plan below to continue';
export const plansTitle = (plan: string) => `You are currently on the ${plan}`;

export const leaveTitle = (own: string, free: string) => `Leave ${own} and go to ${free}?`;
export const GO_TO_FREE = (free: string) => `Go to ${free}`;
export const KEEP_PLAN = 'Keep my plan';

export const NO_CHARGE = 'No charge to approve';
export const LOG_OUT = 'Log out';
export const PRICES_TITLE = 'Message prices';

export const CHANGING = 'Changing plan';
export const CHANGED = 'Successfully changed plan!';
export const CHANGE_FAILED = 'Error in changing plan';

export const APPROVE_TITLE = 'Approve Charges';
export const APPROVE_TEXT =
  'Your new plan begins as soon as you approve its charge in your store. You see the price there once more before you do.';
export const CANCELLING = 'Cancelling Upgrade';
export const CANCELLED = 'Successfully cancelled plan!';
export const CANCEL_FAILED = 'Error in cancelling charge';

export const DECLINED_TITLE = 'The charge was not approved';
export const DECLINED_TEXT =
  'You declined the charge for your new plan in your store, so nothing was billed. Approve it to go on with the new plan, or stay where you are.';

export const WELCOME_TITLE = 'Welcome to Bellbird';
export const WELCOME_TEXT = 'The paid plan is free for the first 30 days.';

export const OWN_NUMBER_TITLE = 'Set up your WhatsApp API number';
export const OWN_NUMBER_TEXT =
  'Your plan sends from a WhatsApp number of your own. Apply for it with WhatsApp: it takes about ten minutes, and you need your company’s name and address.';
/** Where Meta lets a business apply for its own number. */
export const OWN_NUMBER_FORM = 'https://business.facebook.com/wa/manage/home/';

export const TRIAL_MOVES = (days: number) =>
  `Your trial has ${days} ${days === 1 ? 'day' : 'days'} left. They come along when you change plans.`;

export const RAISE_LIMIT = 'Raise the limit';
export const SEE_PLANS = 'See the plans';
export const CAP_TITLE = 'Raise your usage limit';
export const capText = ({ cappedMinor, chargedMinor }: UsageCap) =>
  `Usage may cost at most ${writeDollars(cappedMinor)} in a billing cycle, and has cost ${writeDollars(chargedMinor)} in this one. You approve a higher limit in your store; until then nothing changes.`;
export const OTHER_AMOUNT = 'Another amount';
export const NOT_NOW = 'Not now';
export const GO_TO_STORE = 'Approve it in my store';
export const CAP_PROBLEMS = {
  NO_AMOUNT: () => 'Enter an amount, for example 120.',
  CAP_NOT_HIGHER: (now: string) => `Enter more than ${now}, which is your limit now.`,
  CAP_TOO_HIGH: () => 'Enter $10,000 or less.',
};
export const ROOM = (most: string, meter: Meter) => `Room for ${most} ${meter} in this cycle.`;
export const USED_UP = (endsOn: string) => `All used up: further messages wait until ${endsOn}.`;
export const CAP_METER = 'Usage charges this cycle';
export const REVENUE_NOT_CHARGED =
  'Beside the most that usage may cost. Revenue itself is not charged on this plan.';

export const METER_LABELS: Record<Meter, string> = {
  revenue: 'Attributed revenue this cycle',
  messages: 'Messages this cycle',
  conversations: 'Conversations this cycle',
};
