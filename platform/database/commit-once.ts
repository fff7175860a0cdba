import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { isRefusal } from './errors/refusal.ts';
import { inConnection } from './in-connection.ts';
import type { RetentionTerm } from './retention.ts';

const RETRY_PAUSE_MS = 500;

const MARKERS_KEPT_DAYS = 3;

/** Markers are needed only until the database is back after an outage. */
export const COMMIT_MARKER_RETENTION: RetentionTerm = {
  table: 'commit_markers',
  key: ['marker_id'],
  what: 'marks of commits',
  kept: { days: MARKERS_KEPT_DAYS },
  // Compared with the database's clock, which also dates the markers.
  isOlder: () => sql`made_at < clock_timestamp() - make_interval(days => ${MARKERS_KEPT_DAYS})`,
};

interface Try<Result> {
  markerId: string;
  /** The result of `work`, once COMMIT was sent. */
  result: { value: Result } | null;
}

/**
 * Runs work in a transaction until one is known to be committed, and only one, even if the connection or the database
 * fails before the answer to COMMIT arrives. Returns what the committed work returned. `work` may be run again after a
 * rollback; `failed` is called for every failed try. Throws errors that match `handBack`, which must be errors that
 * roll back. By default, these are the database's refusals, which would fail again.
 */
export async function commitOnce<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  failed: (error: unknown) => void,
  { handBack = isRefusal }: { handBack?: (error: unknown) => boolean } = {},
): Promise<Result> {
  let uncertain: Try<Result> | null = null;
  for (;;) {
    try {
      if (uncertain?.result && !(await isVoid(pool, uncertain.markerId))) return uncertain.result.value;
      const mine: Try<Result> = { markerId: randomUUID(), result: null };
      uncertain = mine;
      return await inConnection(pool, async (client) => {
        await client.query({
          name: 'mark-commit',
          text: 'insert into commit_markers (marker_id) values ($1)',
          values: [mine.markerId],
        });
        const value = await work(client);
        mine.result = { value };
        return value;
      });
    } catch (error) {
      if (handBack(error)) throw error;
      failed(error);
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/**
 * Whether a try is not committed and never can be: its marker is inserted in its place, unless it exists. Waits for a
 * try that still runs. Rejects while the database is unavailable.
 */
async function isVoid(pool: pg.Pool, markerId: string): Promise<boolean> {
  await pool.query(
    'insert into commit_markers (marker_id, is_void) values ($1, true) on conflict do nothing',
    [markerId],
  );
  const { rows } = await pool.query<{ is_void: boolean }>(
    'select is_void from commit_markers where marker_id = $1',
    [markerId],
  );
  const [marker] = rows;
  if (!marker) throw new Error('The marker of a commit in doubt is gone again; it is asked for once more.');
  return marker.is_void;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
