import type pg from 'pg';

const MESSAGE_BYTES = 8 * 1024 * 1024;
/** More than `max_wal_size`, at which the database begins them anew. */
const BYTES = 5 * 1024 ** 3;

/**
 * Has the database write its log as it does in some hours of work, so that it has files of it to write anew: a cluster
 * just made fills each with zeros first, for which whoever commits then waits 50 to 120 ms.
 */
export async function writeBefore(pool: pg.Pool): Promise<void> {
  for (let written = 0; written < BYTES; written += MESSAGE_BYTES)
    await pool.query(`select pg_logical_emit_message(false, 'bench', repeat('.', ${MESSAGE_BYTES}))`);
}
