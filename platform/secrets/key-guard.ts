import { createHash, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Logger } from '#platform/logging/logger.ts';

/** The result of checking a key: right, wrong, or not checked because its source sent too many wrong keys. */
export type KeyVerdict = 'right' | 'wrong' | 'tooMany';

/** More than anyone mistypes in a minute, and too few for an attacker to guess a key. */
const MOST_WRONG_PER_MINUTE = 20;
/** The most sources that are remembered within a minute. */
const MOST_SOURCES = 10_000;

/**
 * Compares keys in constant time and logs each wrong key with the caller's address. Ignores a source for the rest of
 * the minute after too many wrong keys. Other sources are not affected.
 */
export class KeyGuard {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #what: string;
  readonly #nowMs: () => number;
  readonly #wrong = new Map<string, number>();
  #minute = 0;

  /** `what` names the protected endpoint in the log. */
  constructor(log: Pick<Logger, 'warn'>, what: string, nowMs = () => performance.now()) {
    this.#log = log;
    this.#what = what;
    this.#nowMs = nowMs;
  }

  /** Checks a key that a caller sent. `source` groups the addresses that one caller can have. */
  judge(given: string, key: string, { address, source }: { address: string; source: string }): KeyVerdict {
    const minute = Math.floor(this.#nowMs() / MINUTE_MS);
    if (minute !== this.#minute) this.#wrong.clear();
    this.#minute = minute;
    const before = this.#wrong.get(source) ?? 0;
    if (before >= MOST_WRONG_PER_MINUTE) return 'tooMany';
    if (isKey(given, key)) return 'right';
    // A browser first asks without a key, which does not count as a guess.
    if (given === '') return 'wrong';
    const [oldest] = this.#wrong.keys();
    if (this.#wrong.size >= MOST_SOURCES && oldest !== undefined) this.#wrong.delete(oldest);
    this.#wrong.set(source, before + 1);
    this.#log.warn(
      { address },
      before + 1 < MOST_WRONG_PER_MINUTE
        ? `wrong key for ${this.#what}`
        : `wrong key for ${this.#what}: this address is ignored for a minute`,
    );
    return 'wrong';
  }
}

/** The comparison takes the same time for every key, so its duration reveals nothing about the key. */
function isKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
