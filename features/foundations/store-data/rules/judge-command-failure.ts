/** The result of a failed try: try again after a pause, or give up. */
export type CommandVerdict = { kind: 'again'; waitMs: number; isUntried: boolean } | { kind: 'giveUp' };

/** How a try failed: the store was busy or unavailable, or it refused the request. */
export type CommandFailure =
  | { kind: 'throttled'; waitMs: number }
  | { kind: 'unreachable' }
  | { kind: 'unauthorized' }
  /** The whole request was refused, for example because of a permission that the merchant may still give. */
  | { kind: 'refused' }
  /** The store says that this cannot be done, so another try would change nothing. */
  | { kind: 'impossible' };

/** The next try first looks for the result of this one in the store's search, which is a little late. */
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 30 * 60_000;
/** With these pauses, about three hours of an unavailable store. */
const MOST_ATTEMPTS = 12;

/** Whether a command is tried again: with growing pauses while that may help, and not for ever. */
export function judgeCommandFailure(failure: CommandFailure, attempt: number): CommandVerdict {
  if (failure.kind === 'throttled') return { kind: 'again', waitMs: failure.waitMs, isUntried: true };
  if (failure.kind === 'impossible' || attempt >= MOST_ATTEMPTS) return { kind: 'giveUp' };
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);
  return { kind: 'again', waitMs, isUntried: false };
}
