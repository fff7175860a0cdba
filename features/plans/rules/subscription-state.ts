/**
 * A subscription from our side. `requested`: the store is being asked; `pending`: the merchant is; `withdrawn`: the
 * merchant closed the question; `failed`: the store did not take the request. The others are the store's words.
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
export type ToldState = 'PENDING' | 'ACCEPTED' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'CANCELLED';

const OPEN: readonly SubscriptionState[] = ['requested', 'pending'];
/** What the store may still make active: it charges then, whatever we thought of it. */
const CAN_BECOME_ACTIVE: readonly SubscriptionState[] = [...OPEN, 'withdrawn', 'failed', 'expired'];

/**
 * The state after the store's word, or null when that changes nothing. Words may come twice, late and in any order:
 * what has ended stays so, and between active and frozen the later word counts.
 */
export function nextState(
  known: { state: SubscriptionState; toldAt: Date | null },
  told: { state: ToldState; at: Date },
): SubscriptionState | null {
  const { state } = known;
  const isNews = known.toldAt === null || told.at > known.toldAt;
  switch (told.state) {
    case 'PENDING':
      return null;
    case 'ACCEPTED':
    case 'ACTIVE':
      return CAN_BECOME_ACTIVE.includes(state) || (state === 'frozen' && isNews) ? 'active' : null;
    case 'DECLINED':
      return OPEN.includes(state) ? 'declined' : null;
    case 'EXPIRED':
      return OPEN.includes(state) ? 'expired' : null;
    case 'FROZEN':
      return state === 'active' && isNews ? 'frozen' : null;
    case 'CANCELLED':
      if (OPEN.includes(state)) return 'withdrawn';
      return state === 'active' || state === 'frozen' ? 'cancelled' : null;
  }
}

/** A dearer plan begins at once; a cheaper one as the store thinks best, usually at the end of the cycle. */
export function replacementBehavior(
  currentMinor: number | null,
  nextMinor: number,
): 'APPLY_IMMEDIATELY' | 'STANDARD' {
  return currentMinor !== null && nextMinor > currentMinor ? 'APPLY_IMMEDIATELY' : 'STANDARD';
}
