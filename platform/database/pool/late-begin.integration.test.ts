import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { openDatabase, type OpenDatabase, type Tx } from '../database.ts';
import { inShop, readInShop } from '../in-shop.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let other: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 1, name: 'late begin' });
  other = openDatabase(database.url, { connections: 1, name: 'beside' });
  await other.pool.query('create table notes (note text not null)');
});
afterAll(async () => {
  await Promise.all([open.close(), other.close()]);
  await database.drop();
});

/** The last statement of the connection, and whether it is in a transaction. */
async function lastSent(): Promise<{ query: string; state: string }> {
  const { rows } = await other.pool.query<{ query: string; state: string }>(
    "select query, state from pg_stat_activity where application_name = 'late begin'",
  );
  return rows[0] ?? { query: '', state: '' };
}

const notes = async () => (await other.pool.query('select note from notes order by note')).rows;
const write = (tx: Tx, note: string) => sql`insert into notes values (${note})`.execute(tx);

const SEEN = sql`current_setting('bellbird.shop_id') as shop, current_user as who`;

it('sends a shop’s `begin` together with the first statement, and returns the result of that statement', async () => {
  const entered = await inShop(open.db, 7, async (tx) => {
    const { rows } = await sql`select ${SEEN}`.execute(tx);
    return { sent: await lastSent(), rows };
  });
  expect(entered.sent).toEqual({
    query: expect.stringMatching(
      /^begin; \/\* sent with begin \*\/\s*select set_config.*; select current_setting/s,
    ),
    state: 'idle in transaction',
  });
  expect(entered.rows).toEqual([{ shop: '7', who: 'bellbird_shop' }]);
});

it('sends a shop’s `begin` before the first statement if that statement has values', async () => {
  const { rows } = await inShop(open.db, 7, (tx) => sql`select ${SEEN}, ${3}::integer as three`.execute(tx));
  expect(rows).toEqual([{ shop: '7', who: 'bellbird_shop', three: 3 }]);
  // The next query is outside the shop again.
  const next =
    await sql`select current_setting('bellbird.shop_id', true) as shop, current_user as who`.execute(open.db);
  expect(next.rows).not.toContainEqual(expect.objectContaining({ who: 'bellbird_shop' }));
});

it('sends nothing for a shop transaction without a query', async () => {
  await sql`select 'before'`.execute(open.db);
  await inShop(open.db, 7, async () => undefined);
  expect(await lastSent()).toEqual({ query: "select 'before'", state: 'idle' });
});

it('commits or rolls back the whole transaction if its first statement has values', async () => {
  await open.db.transaction().execute(async (tx) => {
    await write(tx, 'kept');
    expect(await notes()).toEqual([]);
  });
  expect(await notes()).toEqual([{ note: 'kept' }]);
  const undone = open.db.transaction().execute(async (tx) => {
    await write(tx, 'undone');
    throw new Error('no more of it');
  });
  await expect(undone).rejects.toThrow('no more of it');
  const refused = open.db.transaction().execute(async (tx) => {
    await sql`insert into notes values ('first'), (null)`.execute(tx);
  });
  await expect(refused).rejects.toThrow('null value');
  expect(await notes()).toEqual([{ note: 'kept' }]);
});

it('sends nothing for a transaction without a query', async () => {
  await sql`select 'before'`.execute(open.db);
  await open.db.transaction().execute(async () => undefined);
  expect(await lastSent()).toEqual({ query: "select 'before'", state: 'idle' });
});

it('returns the result of a read before its transaction ends, and refuses writes', async () => {
  const read = await readInShop(open.db, 7, async (tx) => (await sql`select 1 as one`.execute(tx)).rows);
  // The connection is not released yet.
  expect(open.pool.idleCount).toBe(0);
  expect(read).toEqual([{ one: 1 }]);
  await expect(readInShop(open.db, 7, (tx) => write(tx, 'read'))).rejects.toThrow(/read-only transaction/);
  await expect(readInShop(open.db, 7, () => Promise.reject(new Error('nothing there')))).rejects.toThrow(
    'nothing there',
  );
  // The only connection then serves the next query.
  await expect(sql`select 1 as one`.execute(open.db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
