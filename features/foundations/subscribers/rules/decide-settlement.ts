/** The facts about a merge when it is checked. */
export interface MergeFacts {
  /** Whether a row of any table still names the old id. */
  isStillNamed: boolean;
  /**
   * Whether a message to the person is in flight: it may return to the outbox beside another one with the same content.
   */
  hasMessageInFlight: boolean;
  /** The transactions that were running at the last check after a move; null before the first. */
  olderTransactions: readonly string[] | null;
  /** The transactions that are running now, listed before `isStillNamed` was found out. */
  running: ReadonlySet<string>;
}

/**
 * What to do with a merge: `move` the rows that name the old id, `wait` for transactions that may still write it, or `settle`.
 * A transaction can write an id only if it has read it. So once nothing names the id and every transaction of that time has
 * ended, nothing can name it again.
 */
export type Settlement =
  | { kind: 'move' }
  | { kind: 'wait'; olderTransactions: readonly string[] }
  | { kind: 'settle' };

export function decideSettlement(facts: MergeFacts): Settlement {
  const { isStillNamed, hasMessageInFlight, olderTransactions, running } = facts;
  if (isStillNamed) return { kind: 'move' };
  const older = (olderTransactions ?? [...running]).filter((transaction) => running.has(transaction));
  return older.length === 0 && !hasMessageInFlight
    ? { kind: 'settle' }
    : { kind: 'wait', olderTransactions: older };
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/** How long to wait after so many checks of one merge: little at first, long behind an hour-long backup. */
export function checkPauseMs(checks: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(checks, 10), LONGEST_PAUSE_MS);
}
