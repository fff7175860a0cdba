import pg from 'pg';
import type { OpenServer } from './open-server.ts';
import { waitFor } from './wait-for.ts';

const LOCK = 7_391_552;

/**
 * Blocks every statement that inserts into a table while the condition `when` holds, from its start until `release`, as
 * a slow disk or a long statement would. `held` resolves when a statement is waiting.
 */
export async function holdWriter(
  server: OpenServer,
  table: string,
  when = 'true',
): Promise<{ held: () => Promise<void>; release: () => Promise<void> }> {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  await holder.query(`
    create or replace function hold_writer() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${LOCK}) where ${when}; return null; end $$;
    create trigger hold_writer before insert on ${table} for each statement execute function hold_writer()`);
  return {
    async held() {
      await waitFor(`an insert into ${table}`, async () => {
        const waiting = await server.rows(
          `select from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = current_database() and locktype = 'advisory' and not granted and objid = $1`,
          [LOCK],
        );
        return waiting.length > 0;
      });
    },
    async release() {
      await holder.query('select pg_advisory_unlock($1)', [LOCK]);
      await holder.query(`drop trigger hold_writer on ${table}`);
      await holder.end();
    },
  };
}
