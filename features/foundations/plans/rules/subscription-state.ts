/**
 * A subscription from our side. `requested`: the store is being asked; `pending`: the merchant is; `withdrawn`: the
 * question was closed on our side; `failed`: the store did not take the request. The others are the store's words.
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

/** What the store says of a subscription. */
export type ReportedState =
  | 'PENDING'
  | 'ACCEPTED'
  | 'ACTIVE'
  | 'DECLINED'
  | 'EXPIRED'
  | 'FROZEN'
  | 'CANCELLED';

/** A word of the store with its own time: that of the question it answers, or that at which a webhook was triggered. */
export interface Word {
  state: ReportedState;
  at: Date;
  from: 'answer' | 'webhook';
}

/** What follows from a word. `ask`: only the store can say how things stand by now. */
export type Heard = { do: 'nothing' } | { do: 'ask' } | { do: 'move'; to: SubscriptionState };

/** A question that the merchant may still be led to. */
export const OPEN_STATES: readonly SubscriptionState[] = ['requested', 'pending'];
/** What takes the place of the free plan, if only on hold. */
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

/** What a webhook may end or hold by itself, by where that leads to. Nothing begins to be paid for by a webhook alone. */
const ENDS_FROM: Partial<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  declined: QUESTIONS,
  expired: QUESTIONS,
  frozen: ['active'],
  cancelled: [...QUESTIONS, ...PAID_STATES],
};

/** Whether a word is newer than the last one that was heard. */
export function isNews(toldAt: Date | null, { at }: { at: Date }): boolean {
  return toldAt === null || at > toldAt;
}

/**
 * What follows from a word, which may come twice, late and in any order. Only a newer one changes the state. `rivalToldAt`
 * is when the store last spoke of another plan that is paid for: an older word never ends that one.
 */
export function hear(
  known: { state: SubscriptionState; toldAt: Date | null },
  word: Word,
  rivalToldAt: Date | null,
): Heard {
  const to = STATE_OF[word.state];
  if (to === null || to === known.state) return { do: 'nothing' };
  if (word.from === 'answer') {
    const isLate = to === 'active' && !isNews(rivalToldAt, word);
    return isNews(known.toldAt, word) && !isLate ? { do: 'move', to } : { do: 'nothing' };
  }
  if (ENDED.includes(known.state) && ENDED.includes(to)) return { do: 'nothing' };
  const isEnd = ENDS_FROM[to]?.includes(known.state) ?? false;
  return isEnd && isNews(known.toldAt, word) ? { do: 'move', to } : { do: 'ask' };
}

/**
 * What to do about a subscription that the store charges for, by our own state of it. What was a question has been
 * approved since: that word is the newer one. What was over was ended after it had been approved: our word is.
 */
export function whatOfActive(
  state: SubscriptionState,
  { isOtherPaid }: { isOtherPaid: boolean },
): 'take' | 'cancel' | 'report' {
  if (state !== 'cancelled') return 'take';
  return isOtherPaid ? 'report' : 'cancel';
}

/** A dearer plan begins at once; a cheaper one as the store thinks best, usually at the end of the cycle. */
export function replacementBehavior(
  currentMinor: number | null,
  nextMinor: number,
): 'APPLY_IMMEDIATELY' | 'STANDARD' {
  return currentMinor !== null && nextMinor > currentMinor ? 'APPLY_IMMEDIATELY' : 'STANDARD';
}
