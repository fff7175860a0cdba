import { expect, inject, it } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import type { Pooler } from '#platform/database/pooler.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { queueForAll } from '#tools/chaos/queue-for-all.ts';
import { savedEnvironment } from '#tools/test-environment/run-saved-environment.ts';
import { startEnvironment } from '#tools/test-environment/start-environment.ts';
import { findPgBouncer, startPgBouncer } from '#tools/test-environment/start-pgbouncer.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

const MESSAGES = 400;
const pgbouncer = findPgBouncer();
const here = pgbouncer
  ? `PgBouncer ${pgbouncer.version}`
  : 'no PgBouncer on this machine: apt-get install pgbouncer';

it.skipIf(!pgbouncer)(
  `brings a database up to date through a pooler, and leaves no lock there (${here})`,
  async () => {
    const postgresUrl = inject('postgresUrl');
    const pooler = await start();
    const database = await cloneDatabase(postgresUrl, 'template0');
    try {
      const url = pooler.urlOf(database.url);
      const both = await Promise.all([migrate(url), migrate(url)]);
      expect(both.filter(({ migrations }) => migrations.length > 0)).toHaveLength(1);
      const { pool, close } = openDatabase(database.url, { connections: 1 });
      // The database learns slightly later that the connection of a lock was closed.
      await waitFor('no lock', async () => {
        const { rows } = await pool.query(`
          select from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and d.datname = current_database()`);
        return rows.length === 0;
      });
      await close();
    } finally {
      await pooler.stop();
      await database.drop();
    }
  },
);

it.skipIf(!pgbouncer)(
  `sends each message once through a pooler that keeps no named statements (${here})`,
  () => sendThrough('unnamed'),
);

it.skipIf(!pgbouncer?.keepsStatements)(
  `sends each message once through a pooler that keeps named statements (${here})`,
  () => sendThrough('transaction'),
);

async function sendThrough(kind: Pooler): Promise<void> {
  const postgresUrl = inject('postgresUrl');
  const saved = await savedEnvironment();
  const database = await cloneDatabase(postgresUrl, saved.database);
  const pooler = await start();
  const { db, close } = openDatabase(database.url, { connections: 1 });
  const environment = await startEnvironment({
    databaseUrl: pooler.urlOf(database.url),
    saved,
    settings: { BELLBIRD_DATABASE_POOLER: kind },
  });
  const summary = () =>
    environment.control<{ byCallbackData: number; duplicates: string[] }>('/whatsapp/messages/summary');
  try {
    await queueForAll(environment, db, MESSAGES);
    await waitFor('all to be sent', async () => (await summary()).byCallbackData >= MESSAGES);
    await waitFor('their receipts', async () => {
      const { delivered } = await db
        .selectFrom('daily_rollups')
        .select((rollups) => rollups.fn.sum<number>('delivered').as('delivered'))
        .executeTakeFirstOrThrow();
      return delivered >= MESSAGES;
    });
    expect(await summary()).toMatchObject({ byCallbackData: MESSAGES, duplicates: [] });
    expect(await db.selectFrom('outbox').selectAll().where('state', '=', 'uncertain').execute()).toEqual([]);
  } finally {
    await environment.stop();
    await close();
    await pooler.stop();
    await database.drop();
  }
}

function start() {
  if (!pgbouncer) throw new Error('no PgBouncer on this machine');
  return startPgBouncer(pgbouncer, inject('postgresUrl'));
}
