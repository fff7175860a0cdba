import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Our connections that only read, for as long as they like. */
const READ_ONLY = ['bellbird backup', 'bellbird doctor', 'bellbird verify'];

/**
 * The clients' running transactions in this database, including those that have only read so far and may still write
 * what they read. The virtual ids of `pg_locks` are visible to every role. Vacuum has no user, and writes no row of
 * ours.
 */
export async function listRunningTransactions(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select l.virtualtransaction as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'virtualxid' and a.datname = current_database() and a.usesysid is not null
      and l.pid <> pg_backend_pid() and a.application_name <> all(${READ_ONLY}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
