/**
 * The state of a subscription. `requested`: we ask the store. `pending`: the store asks the merchant. `withdrawn`: we
 * closed the request. `failed`: the store did not accept it. The others are the store's states.
 */
export type SubscriptionState =
  | 'requested'
  | 'pending'
  | 'withdrawn'
  | 'failed'
  | 'active'
  | 'frozen'
  | 'declined'
  | 'expired'
  | 'cancelled';

/** A subscription's state as the store reports it. */
export type ReportedState =
  | 'PENDING'
  | 'ACCEPTED'
  | 'ACTIVE'
  | 'DECLINED'
  | 'EXPIRED'
  | 'FROZEN'
  | 'CANCELLED';

/** The store's report with its time: of the request that it answers, or of the webhook's trigger. */
export interface Word {
  state: ReportedState;
  at: Date;
  from: 'answer' | 'webhook';
}

/** What follows from a report. `ask`: only the store knows the current state. */
export type ReportDecision = { do: 'nothing' } | { do: 'ask' } | { do: 'move'; to: SubscriptionState };

/** States of a request that the merchant can still approve. */
export const OPEN_STATES: readonly SubscriptionState[] = ['requested', 'pending'];
/** States that replace the free plan, even on hold. */
export const PAID_STATES: readonly SubscriptionState[] = ['active', 'frozen'];

const STATE_OF: Record<ReportedState, SubscriptionState | null> = {
  PENDING: null,
  ACCEPTED: 'active',
  ACTIVE: 'active',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  FROZEN: 'frozen',
  CANCELLED: 'cancelled',
};

const QUESTIONS: readonly SubscriptionState[] = [...OPEN_STATES, 'withdrawn', 'failed'];
const ENDED: readonly SubscriptionState[] = ['declined', 'expired', 'cancelled'];

/** The changes that a webhook may make without a query: ending and holding. A webhook alone never starts a paid plan. */
const ENDS_FROM: Partial<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  declined: QUESTIONS,
  expired: QUESTIONS,
  frozen: ['active'],
  cancelled: [...QUESTIONS, ...PAID_STATES],
};

/** Whether a report is newer than the last one. */
export function isNews(reportedAt: Date | null, { at }: { at: Date }): boolean {
  return reportedAt === null || at > reportedAt;
}

/**
 * Decides what follows from a report, which may be repeated, late or out of order. Only a newer one changes the state.
 * `rivalReportedAt` is the store's last report about another paid plan: an older report never ends that one.
 */
export function decideOnReport(
  known: { state: SubscriptionState; reportedAt: Date | null },
  word: Word,
  rivalReportedAt: Date | null,
): ReportDecision {
  const to = STATE_OF[word.state];
  if (to === null || to === known.state) return { do: 'nothing' };
  if (word.from === 'answer') {
    const isLate = to === 'active' && !isNews(rivalReportedAt, word);
    return isNews(known.reportedAt, word) && !isLate ? { do: 'move', to } : { do: 'nothing' };
  }
  if (ENDED.includes(known.state) && ENDED.includes(to)) return { do: 'nothing' };
  const isEnd = ENDS_FROM[to]?.includes(known.state) ?? false;
  return isEnd && isNews(known.reportedAt, word) ? { do: 'move', to } : { do: 'ask' };
}

/**
 * Decides what to do about a subscription that the store charges, by our own state of it. An open request was approved
 * since. A finished one was ended after its approval, and stays ended.
 */
export function whatOfActive(
  state: SubscriptionState,
  { isOtherPaid }: { isOtherPaid: boolean },
): 'take' | 'cancel' | 'report' {
  if (state !== 'cancelled') return 'take';
  return isOtherPaid ? 'report' : 'cancel';
}

/**
 * A more expensive plan starts immediately. A cheaper one starts when the store decides, usually at the end of the
 * cycle.
 */
export function replacementBehavior(
  currentMinor: number | null,
  nextMinor: number,
): 'APPLY_IMMEDIATELY' | 'STANDARD' {
  return currentMinor !== null && nextMinor > currentMinor ? 'APPLY_IMMEDIATELY' : 'STANDARD';
}
