const DAY_MS = 86_400_000;

/** One message in about six seconds to one person, after a burst of ten. */
const PAIR_INTERVAL_MS = 6000;
const PAIR_BURST = 10;
/** A person's budget is full again after one interval, so more frequent checks find nothing. */
const PRUNE_EVERY_MS = PAIR_INTERVAL_MS;

/**
 * Limits the messages to one person. Stores one value for each person: the time at which their budget is full again.
 */
export class PairRate {
  readonly #paidOffAt = new Map<string, number>();
  #prunedAt = 0;

  take(number: string, nowMs: number): boolean {
    const from = Math.max(this.#paidOffAt.get(number) ?? 0, nowMs);
    if (from - nowMs > (PAIR_BURST - 1) * PAIR_INTERVAL_MS) return false;
    this.#paidOffAt.set(number, from + PAIR_INTERVAL_MS);
    if (nowMs - this.#prunedAt > PRUNE_EVERY_MS) this.#prune(nowMs);
    return true;
  }

  forget(): void {
    this.#paidOffAt.clear();
  }

  #prune(nowMs: number): void {
    this.#prunedAt = nowMs;
    for (const [number, paidOffAt] of this.#paidOffAt) if (paidOffAt <= nowMs) this.#paidOffAt.delete(number);
  }
}

/** Limits the messages that the number may send a second. A burst may have the messages of one second. */
export class Throughput {
  #paidOffAt = 0;

  take(perSecond: number, nowMs: number): boolean {
    const costMs = 1000 / perSecond;
    const from = Math.max(this.#paidOffAt, nowMs);
    if (from - nowMs > 1000 - costMs) return false;
    this.#paidOffAt = from + costMs;
    return true;
  }

  forget(): void {
    this.#paidOffAt = 0;
  }
}

/** Limits the people who are written to outside their window within 24 hours. */
export class UniqueRecipients {
  /** In the order of the last messages, oldest first. */
  readonly #lastAt = new Map<string, number>();

  /** Counts this person, unless that would exceed the limit. Returns whether it did not. */
  take(number: string, limit: number, nowMs: number): boolean {
    for (const [oldest, at] of this.#lastAt) {
      if (at > nowMs - DAY_MS) break;
      this.#lastAt.delete(oldest);
    }
    if (!this.#lastAt.has(number) && this.#lastAt.size >= limit) return false;
    this.#lastAt.delete(number);
    this.#lastAt.set(number, nowMs);
    return true;
  }

  get size(): number {
    return this.#lastAt.size;
  }

  forget(): void {
    this.#lastAt.clear();
  }
}

/** Returns the limit of a tier: 2,000 for `TIER_2K`. An unknown tier has no limit. */
export function readTier(tier: string): number {
  const found = /^TIER_(\d+)(K?)$/.exec(tier);
  if (!found) return Number.POSITIVE_INFINITY;
  return Number(found[1]) * (found[2] === 'K' ? 1000 : 1);
}
