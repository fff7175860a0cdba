import { MINUTE_MS } from '#platform/clock/durations.ts';

/** Somebody who guesses has 3 of a million codes right. More wrong codes than these are not checked any more. */
export const MOST_WRONG_CODES = 5;
/**
 * After this time, one wrong code is forgotten. An attacker can delay the honest person for this long at most. After a whole
 * day of guessing, the chance of a right code is below one in 500.
 */
export const WRONG_CODE_MS = 3 * MINUTE_MS;

interface WrongCodes {
  /** The wrong codes that counted when the latest one was entered. */
  count: number;
  latestAt: Date | null;
}

/** Returns how many wrong codes still count. */
export function countWrongCodes({ count, latestAt }: WrongCodes, now: Date): number {
  if (latestAt === null) return 0;
  const forgotten = Math.floor((now.getTime() - latestAt.getTime()) / WRONG_CODE_MS);
  return Math.max(0, count - forgotten);
}

interface CodeFacts {
  /** The time step whose code was entered. Null if it is the code of none that is accepted now. */
  step: number | null;
  /** The time step of the latest code that was accepted. */
  lastStep: number;
  wrongCodes: number;
}

/** Returns why a code of the authenticator app is refused, or null if it is accepted. */
export function codeRefusalReason({ step, lastStep, wrongCodes }: CodeFacts) {
  if (wrongCodes >= MOST_WRONG_CODES) return 'TOO_MANY_WRONG_CODES';
  if (step === null) return 'CODE_WRONG';
  return step <= lastStep ? 'CODE_USED' : null;
}
