import { createHash, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Logger } from '#platform/logging/logger.ts';

/** What a guard says of a key: right, wrong, or not read because its source gave too many wrong ones. */
export type KeyVerdict = 'right' | 'wrong' | 'tooMany';

/** Nobody mistypes a key that often in a minute, and no list of guesses gets far. */
const MOST_WRONG_PER_MINUTE = 20;
/** Sources that are remembered within a minute. */
const MOST_SOURCES = 10_000;

/**
 * Compares keys in constant time, logs wrong ones with the caller's address, and ignores a source for the rest of the
 * minute when it gave too many. Other sources are not affected.
 */
export class KeyGuard {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #what: string;
  readonly #nowMs: () => number;
  readonly #wrong = new Map<string, number>();
  #minute = 0;

  /** `what` names the door in the log. */
  constructor(log: Pick<Logger, 'warn'>, what: string, nowMs = () => performance.now()) {
    this.#log = log;
    this.#what = what;
    this.#nowMs = nowMs;
  }

  /** Judges the key that somebody gave. `source` groups addresses that one caller can have. */
  judge(given: string, key: string, { address, source }: { address: string; source: string }): KeyVerdict {
    const minute = Math.floor(this.#nowMs() / MINUTE_MS);
    if (minute !== this.#minute) this.#wrong.clear();
    this.#minute = minute;
    const before = this.#wrong.get(source) ?? 0;
    if (before >= MOST_WRONG_PER_MINUTE) return 'tooMany';
    if (isKey(given, key)) return 'right';
    // A browser asks without a key first, which is no guess.
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

/** How long it takes says nothing of the key. */
function isKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
