const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Remembers which stores did not answer and how long to skip them: longer after each failure, until they answer again.
 */
export class StoreBreaker {
  readonly #broken = new Map<number, { failures: number; until: Date }>();

  /** The shops that are skipped at this moment. */
  openFor(now: Date): number[] {
    return [...this.#broken].filter(([, { until }]) => until > now).map(([shopId]) => shopId);
  }

  /** Returns until when the store is skipped. */
  recordFailure(shopId: number, now: Date): Date {
    const failures = (this.#broken.get(shopId)?.failures ?? 0) + 1;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const until = new Date(now.getTime() + pauseMs);
    this.#broken.set(shopId, { failures, until });
    return until;
  }

  recordAnswer(shopId: number): void {
    this.#broken.delete(shopId);
  }
}
