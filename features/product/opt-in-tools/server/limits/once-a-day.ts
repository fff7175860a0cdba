import { createHash } from 'node:crypto';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';

/** How many entries are remembered, as numbers. */
const MOST_REMEMBERED = 300_000;
const HASH_BYTES = 6;

/** Remembers what this process has seen today (UTC). */
export class OnceADay {
  readonly #clock: Context['clock'];
  #day = 0;
  #seen = new Set<number>();

  constructor({ clock }: Pick<Context, 'clock'>) {
    this.#clock = clock;
  }

  has(key: string): boolean {
    this.#forgetYesterday();
    return this.#seen.has(hashOf(key));
  }

  /** Returns false if the key was seen today already. */
  add(key: string): boolean {
    if (this.has(key)) return false;
    this.#seen.add(hashOf(key));
    const [oldest] = this.#seen;
    if (this.#seen.size > MOST_REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
    return true;
  }

  #forgetYesterday(): void {
    const day = Math.floor(this.#clock.now().getTime() / DAY_MS);
    if (day !== this.#day) this.#seen = new Set();
    this.#day = day;
  }
}

function hashOf(key: string): number {
  return createHash('sha256').update(key).digest().readUIntBE(0, HASH_BYTES);
}
