import type pg from 'pg';
import { inConnection } from './in-connection.ts';

const ASK_AGAIN_MS = 100;
const RETRY_PAUSE_MS = 500;

/**
 * Runs work in a transaction until one is known to be committed, and only one, although the answer to a COMMIT may be
 * lost with its connection. `work` may be run again after a rollback; `failed` is told of every try that broke off.
 */
export async function commitOnce(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  const lastTry: { id: string | null } = { id: null };
  for (;;) {
    try {
      if (lastTry.id !== null && (await hasCommitted(pool, lastTry.id))) return;
      lastTry.id = null;
      await inConnection(pool, async (client) => {
        lastTry.id = await readTransactionId(client);
        await work(client);
      });
      return;
    } catch (error) {
      failed(error);
      await pause(RETRY_PAUSE_MS);
    }
  }
}

async function readTransactionId(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  return rows[0]?.id ?? null;
}

/** Waits for one that still runs. Rejects while the database is away. */
async function hasCommitted(pool: pg.Pool, transactionId: string): Promise<boolean> {
  for (;;) {
    const { rows } = await pool.query<{ status: string | null }>(
      'select pg_xact_status($1::text::xid8) as status',
      [transactionId],
    );
    if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed';
    await pause(ASK_AGAIN_MS);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
