import type pg from 'pg';
import type { Logger } from '#platform/logging/logger.ts';
import type { OpenClaim } from './open-claim.ts';

const RETRY_PAUSE_MS = 500;

/**
 * Records in the database how far claims may be handed over, before they are; several claims in one statement. A claim
 * that no longer exists was taken over, because this worker counted as dead.
 */
export class InFlightMarks {
  readonly #pool: pg.Pool;
  readonly #log: Logger;
  readonly #changed: (claim: OpenClaim, isOurs: boolean) => void;
  readonly #wanted = new Map<OpenClaim, number>();
  #isWriting = false;

  /** `changed` is called with each claim that may continue, or that is lost. */
  constructor(pool: pg.Pool, log: Logger, changed: (claim: OpenClaim, isOurs: boolean) => void) {
    this.#pool = pool;
    this.#log = log;
    this.#changed = changed;
  }

  /** Asks for permission to hand over so many of the claim's messages. */
  want(claim: OpenClaim, upTo: number): void {
    if (upTo <= claim.handedOver || (this.#wanted.get(claim) ?? 0) >= upTo) return;
    this.#wanted.set(claim, upTo);
    if (!this.#isWriting) void this.#write();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    // Requests of the same turn of the event loop go into one statement.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#wanted.size > 0) {
      const batch = [...this.#wanted];
      this.#wanted.clear();
      const ours = await this.#raise(batch);
      for (const [claim, upTo] of batch) {
        const isOurs = ours.has(claim.claimId);
        if (isOurs) claim.handedOver = Math.max(claim.handedOver, upTo);
        this.#changed(claim, isOurs);
      }
    }
    this.#isWriting = false;
  }

  /** Returns the claims that still exist. Waits for the database, however long it is unavailable. */
  async #raise(batch: readonly [OpenClaim, number][]): Promise<Set<number>> {
    for (;;) {
      try {
        const { rows } = await this.#pool.query<{ claim_id: number }>({
          name: 'hand-over',
          text: `
            update claims c set handed_over = greatest(c.handed_over, g.up_to)
            from unnest($1::bigint[], $2::int[]) as g(claim_id, up_to)
            where c.claim_id = g.claim_id returning c.claim_id`,
          values: [batch.map(([claim]) => claim.claimId), batch.map(([, upTo]) => upTo)],
        });
        return new Set(rows.map((row) => row.claim_id));
      } catch (error) {
        this.#log.warn(
          { err: error, claims: batch.length },
          'in-flight mark not stored yet; it is tried again',
        );
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
  }
}
