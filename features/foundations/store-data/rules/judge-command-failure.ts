/** What became of a try: it is tried again, after so long, or given up. */
export type CommandVerdict = { kind: 'again'; waitMs: number; isUntried: boolean } | { kind: 'giveUp' };

/** How a try failed: the store was busy or away, or it refused what was asked. */
export type CommandFailure =
  | { kind: 'throttled'; waitMs: number }
  | { kind: 'unreachable' }
  | { kind: 'unauthorized' }
  /** The request was refused as a whole, as for want of a permission that the merchant may still give. */
  | { kind: 'refused' }
  /** The store says that this cannot be done: asking again would change nothing. */
  | { kind: 'impossible' };

/** A first try is looked after in the store's search, which learns a little late. */
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 30 * 60_000;
/** With these pauses about three hours of a store that is away. */
const MOST_ATTEMPTS = 12;

/** Whether a command is tried again: with growing pauses while that may help, and not for ever. */
export function judgeCommandFailure(failure: CommandFailure, attempt: number): CommandVerdict {
  if (failure.kind === 'throttled') return { kind: 'again', waitMs: failure.waitMs, isUntried: true };
  if (failure.kind === 'impossible' || attempt >= MOST_ATTEMPTS) return { kind: 'giveUp' };
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);
  return { kind: 'again', waitMs, isUntried: false };
}
