import type pg from 'pg';

const MESSAGE_BYTES = 8 * 1024 * 1024;
/** More than `max_wal_size`, above which the database recycles its files. */
const BYTES = 5 * 1024 ** 3;

/**
 * Makes the database write as much WAL as in hours of work, so that it has files to recycle. A new cluster first fills
 * each new file with zeros, for which each commit waits 50 to 120 ms.
 */
export async function writeBefore(pool: pg.Pool): Promise<void> {
  for (let written = 0; written < BYTES; written += MESSAGE_BYTES)
    await pool.query(`select pg_logical_emit_message(false, 'bench', repeat('.', ${MESSAGE_BYTES}))`);
}
