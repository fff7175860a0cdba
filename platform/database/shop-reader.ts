import { AppError } from '#platform/errors/app-error.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { OpenDatabase, Tx } from './database.ts';
import { readInShop } from './in-shop.ts';

/** How long to wait until a replica has everything that was committed before the question. */
const CATCH_UP_MS = 250;
const POLL_INTERVAL_MS = 10;
/** A replica that lags is skipped for a moment, one that is unavailable for longer. */
const LAGGING_MS = 2000;
const AWAY_MS = 10_000;

interface Databases {
  primary: OpenDatabase;
  /** Null: there is none. */
  replica: OpenDatabase | null;
  log: Logger;
}

/**
 * Long reads for a shop, such as dashboards. A replica answers them once it has everything that was committed before
 * the question, so nobody misses what they just did. If it lags or is unavailable, the primary answers.
 */
export class ShopReader {
  readonly #databases: Databases;
  #notBeforeMs = Number.NEGATIVE_INFINITY;

  constructor(databases: Databases) {
    this.#databases = databases;
  }

  /** `work` may run a second time, on the primary. */
  async inShop<Result>(shopId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const { primary, replica, log } = this.#databases;
    if (replica && performance.now() >= this.#notBeforeMs) {
      const committed = await readPosition(primary);
      try {
        if (await hasReached(replica, committed)) return await readInShop(replica.db, shopId, work);
        this.#skipFor(LAGGING_MS);
      } catch (error) {
        if (error instanceof AppError) throw error;
        this.#skipFor(AWAY_MS);
        log.warn({ err: error }, 'the replica did not answer; the primary does');
      }
    }
    return readInShop(primary.db, shopId, work);
  }

  #skipFor(ms: number): void {
    this.#notBeforeMs = performance.now() + ms;
  }
}

/** Returns how far the primary's log was on disk. Everything that was confirmed to a client is before this position. */
async function readPosition({ pool }: OpenDatabase): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    'select pg_current_wal_flush_lsn()::text as position',
  );
  return rows[0]?.position ?? '';
}

async function hasReached({ pool }: OpenDatabase, position: string): Promise<boolean> {
  const endMs = performance.now() + CATCH_UP_MS;
  do {
    const { rows } = await pool.query<{ hasReached: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReached"',
      [position],
    );
    if (rows[0]?.hasReached) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  } while (performance.now() < endMs);
  return false;
}
