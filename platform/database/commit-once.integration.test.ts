import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMovingProxy, type MovingProxy } from '#platform/testing/moving-proxy.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { commitOnce } from './commit-once.ts';
import { openDatabase } from './database.ts';

const open = useTestDatabase({ connections: 2 });
let proxy: MovingProxy;
let viaProxy: ReturnType<typeof openDatabase>;
let failures: unknown[] = [];

beforeAll(async () => {
  proxy = await openMovingProxy(open.url);
  viaProxy = openDatabase(proxy.url, { connections: 2 });
  // Commits are slow, so that the connection can break during a commit.
  await open.pool.query(`
    create table ledger (entry text);
    create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
    create constraint trigger slow_commit after insert on ledger deferrable initially deferred
      for each row execute function dawdle();`);
});
afterAll(async () => {
  await viaProxy.close();
  await proxy.stop();
});
beforeEach(async () => {
  failures = [];
  await open.pool.query('delete from ledger');
});

const write = (client: pg.PoolClient) =>
  client.query("insert into ledger values ('paid')").then(() => undefined);
const failed = (error: unknown) => void failures.push(error);
const entries = async () => (await open.pool.query('select entry from ledger')).rows.length;

it('does not repeat a transaction that was committed while the connection broke', async () => {
  await commitOnce(
    open.pool,
    async (client) => {
      await write(client);
      // COMMIT is in flight by then, and its answer never arrives.
      setTimeout(() => connectionOf(client).destroy(), 200);
    },
    failed,
  );
  expect(failures).toHaveLength(1);
  expect(await entries()).toBe(1);
});

it('repeats a transaction that was rolled back', async () => {
  let tries = 0;
  await commitOnce(
    open.pool,
    async (client) => {
      await write(client);
      tries += 1;
      if (tries === 1) throw new Error('not this time');
    },
    failed,
  );
  expect(failures).toHaveLength(1);
  expect(await entries()).toBe(1);
});

it('repeats a transaction that the promoted server does not have', async () => {
  let tries = 0;
  const written = commitOnce(
    viaProxy.pool,
    async (client) => {
      await write(client);
      tries += 1;
      if (tries === 1) setTimeout(proxy.close, 200);
    },
    failed,
  );
  await expect.poll(entries).toBe(1);
  // This is the state of a standby that was slightly behind.
  await open.pool.query('truncate ledger, commit_markers');
  proxy.leadTo(open.url);
  await written;
  expect(tries).toBe(2);
  expect(await entries()).toBe(1);
});

it('returns the result of the committed try although its answer was lost', async () => {
  const returned = await commitOnce(
    open.pool,
    async (client) => {
      await write(client);
      setTimeout(() => connectionOf(client).destroy(), 200);
      return 'receipt';
    },
    failed,
  );
  expect(returned).toBe('receipt');
  expect(await entries()).toBe(1);
});

it("throws the database's error and writes nothing", async () => {
  const refused = commitOnce(
    open.pool,
    async (client) => {
      await write(client);
      await client.query('insert into ledger values ($1)', ['pa\u0000id']);
    },
    failed,
  );
  await expect(refused).rejects.toMatchObject({ code: '22021' });
  expect(await entries()).toBe(0);
});

function connectionOf(client: pg.PoolClient): { destroy: () => void } {
  return (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream;
}
