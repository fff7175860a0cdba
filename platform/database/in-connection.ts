import type pg from 'pg';

/** Runs work in one transaction on one raw connection: for hot paths that write whole batches. */
export async function inConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(
      lockTimeoutMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockTimeoutMs}`,
    );
    const result = await work(client);
    const { command } = await client.query('commit');
    // The database ends a transaction with a rollback if one of its statements failed and the error was ignored.
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed.');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    // A connection whose transaction failed may be broken, so it is not used again.
    client.release(failure);
  }
}
