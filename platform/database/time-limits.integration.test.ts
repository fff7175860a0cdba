import { sql } from 'kysely';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openMovingProxy, type MovingProxy } from '#platform/testing/moving-proxy.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { inConnection } from './in-connection.ts';
import { HOT } from './time-limits.ts';

const SHORT = { ...HOT, silenceMs: 1500, idleInTransactionMs: 300, lockMs: 5000 };
const CONNECTIONS = 3;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: MovingProxy;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openMovingProxy(database.url);
});
afterAll(async () => {
  await proxy.stop();
  await database.drop();
});
afterEach(() => open.close());

describe('a database that falls silent while new connections get through', () => {
  it('fails only the queries in flight', async () => {
    open = openDatabase(proxy.url, { connections: CONNECTIONS, limits: SHORT });
    await useEveryConnection();
    proxy.goSilent();
    const lost = await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => queryOnce()));
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    // Each dead connection was replaced by a new one.
    await useEveryConnection();
  });

  it('does not give the dead connection of one transaction to the next', async () => {
    open = openDatabase(proxy.url, { connections: 1, limits: SHORT });
    const inDatabase = open.db.transaction().execute(async (tx) => {
      proxy.goSilent();
      await tx.selectFrom('shops').select('shop_id').execute();
    });
    await expect(inDatabase).rejects.toThrow('connection error');
    await expect(
      inConnection(open.pool, async (client) => {
        proxy.goSilent();
        await client.query('select 1');
      }),
    ).rejects.toThrow('said nothing');
    await queryOnce();
  });
});

it('does not count an idle connection as silent', async () => {
  const silenceMs = 1000;
  open = openDatabase(database.url, { connections: 1, limits: { ...SHORT, silenceMs } });
  const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(open.db)).rows;
  const first = await backend();
  // The next query starts just when the silence of the one idle connection would have lasted too long.
  const again = new Promise((resolve) => setTimeout(() => resolve(backend()), silenceMs));
  await backend();
  setTimeout(() => blockFor(100), silenceMs - 50);
  expect(await again).toEqual(first);
});

it('releases the locks of a frozen process in a transaction', async () => {
  // A connection that waits for a lock is silent too, so the limit for silence is long here.
  open = openDatabase(database.url, { connections: 2, limits: { ...SHORT, silenceMs: HOT.silenceMs } });
  await open.pool.query('create table rows_of_all as select 1 as amount');
  const frozen = await open.pool.connect();
  const ended = once(frozen, 'error');
  // In one request, because a slow test would exceed the limit between two.
  await frozen.query('begin; update rows_of_all set amount = 2');
  // The frozen connection sends nothing more, and the other update does not wait forever.
  await open.pool.query('update rows_of_all set amount = 3');
  // The lock is free slightly before the frozen connection learns that it was terminated.
  await ended;
  await expect(frozen.query('commit')).rejects.toThrow('connection error');
  frozen.release(true);
  expect((await open.pool.query('select amount from rows_of_all')).rows).toEqual([{ amount: 3 }]);
});

it('ends a transaction that takes too long', async () => {
  const limits = { ...SHORT, silenceMs: HOT.silenceMs, transactionMs: 200 };
  open = openDatabase(database.url, { limits });
  // In one request, because a slow test would exceed the limit between two.
  const endless = open.pool.query('begin; select pg_sleep(20)');
  await expect(endless).rejects.toThrow('transaction timeout');
});

function blockFor(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

const queryOnce = () => open.pool.query('select 1');

async function useEveryConnection(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => open.pool.connect()));
  for (const client of clients) {
    await client.query('select 1');
    client.release();
  }
}
