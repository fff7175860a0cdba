import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMovingProxy, type MovingProxy } from '#platform/testing/moving-proxy.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';
import { commitOnce } from './commit-once.ts';
import { openDatabase } from './database.ts';

/** Commits wait for this lock while the test holds it. */
const LOCK = 8_120_334;

const open = useTestDatabase({ connections: 2 });
let holder: pg.Client;
let proxy: MovingProxy;
let viaProxy: ReturnType<typeof openDatabase>;
let failures: unknown[] = [];

beforeAll(async () => {
  proxy = await openMovingProxy(open.url);
  viaProxy = openDatabase(proxy.url, { connections: 2 });
  holder = new pg.Client({ connectionString: open.url });
  await holder.connect();
  // A commit can be held, so that the connection can break during it.
  await open.pool.query(`
    create table ledger (entry text);
    create function hold_commit() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end $$;
    create constraint trigger held_commit after insert on ledger deferrable initially deferred
      for each row execute function hold_commit();`);
});
afterAll(async () => {
  await holder.end();
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

/** Runs `act` while the next commit is in flight, and lets the commit end afterwards. */
async function duringCommit(act: () => void): Promise<void> {
  try {
    await waitFor('a commit in flight', async () => {
      const { rowCount } = await holder.query(
        `select from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and locktype = 'advisory' and not granted and objid = $1`,
        [LOCK],
      );
      return rowCount === 1;
    });
    act();
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

it('does not repeat a transaction that was committed while the connection broke', async () => {
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  await commitOnce(
    open.pool,
    async (client) => {
      await write(client);
      // The answer to COMMIT never arrives.
      void duringCommit(() => connectionOf(client).destroy());
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
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const written = commitOnce(
    viaProxy.pool,
    async (client) => {
      await write(client);
      tries += 1;
      if (tries === 1) void duringCommit(proxy.close);
    },
    failed,
  );
  await expect.poll(entries).toBe(1);
  // This is the state of a standby that was slightly behind.
  await open.pool.query('truncate ledger, commit_markers');
  proxy.switchTo(open.url);
  await written;
  expect(tries).toBe(2);
  expect(await entries()).toBe(1);
});

it('returns the result of the committed try although its answer was lost', async () => {
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const returned = await commitOnce(
    open.pool,
    async (client) => {
      await write(client);
      void duringCommit(() => connectionOf(client).destroy());
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
