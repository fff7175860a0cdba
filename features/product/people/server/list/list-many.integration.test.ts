import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { addPeople } from '#tools/test-environment/seeds/add-people.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import {
  SUBSCRIBER_SORTS,
  type SubscriberFilter,
  type SubscriberSort,
} from '../../contract/subscriber-calls.ts';
import { listIds, nearby, next, skipped, type ListQuery } from './list-subscribers.ts';
import { findWanted } from './wanted-terms.ts';

const QUERY = { sortBy: 'name', isDescending: false, cursor: null, offset: 0, limit: 50 } as const;

const opened = useTestDatabase();
let shopId: number;
beforeEach(async () => {
  shopId = await insertShop(opened.db);
});

describe('a long list', () => {
  beforeEach(async () => {
    await addPeople(opened.db, shopId, 130, {
      phone: sql`'+491521' || (100000 + n)`,
      firstName: sql`case when n % 7 > 0 then 'Name ' || n % 11 end`,
    });
    await opened.pool.query(
      `update subscribers set has_marketing_consent = n % 10 <> 0, opt_in_tool_type = case when n % 3 > 0 then 'tool' || n % 3 end
       from (select subscriber_id as id, right(phone_e164, 5)::int as n from subscribers) p where shop_id = $1 and subscriber_id = id`,
      [shopId],
    );
    await opened.pool.query(
      'update listed_subscribers set revenue_minor = length(subscriber_id::text) * (ascii(right(subscriber_id::text, 1)) % 5) where shop_id = $1',
      [shopId],
    );
  });

  const combinations = SUBSCRIBER_SORTS.flatMap((sortBy) =>
    [true, false].map((isDescending) => [sortBy, isDescending] as const),
  );

  it.each(combinations)(
    'sorted by %s (descending: %s) is the same by offsets, by cursors and as a whole',
    async (sortBy, isDescending) => {
      const all = await ids({ sortBy, isDescending, limit: 500 });
      expect(new Set(all).size).toBe(117);
      const byOffset: string[] = [];
      for (let offset = 0; offset < 117; offset += 25)
        byOffset.push(...(await ids({ sortBy, isDescending, limit: 25, offset })).slice(0, 25));
      expect(byOffset).toEqual(all);
      expect(await byCursors(sortBy, isDescending)).toEqual(all);
      expect(await ids({ sortBy, isDescending, offset: 117 })).toEqual([]);
      expect(await ids({ sortBy, isDescending, offset: 100_000 })).toEqual([]);
    },
  );

  it.each([
    ['the first page', next],
    ['a page of matching people', (query: ListQuery) => nearby(query, 50)],
    ['a far page', (query: ListQuery) => skipped({ ...query, offset: 60 })],
  ] as const)('reads %s from an index', async (_name, make) => {
    const plan = await inShop(opened.db, shopId, async (tx) => {
      await sql`set local enable_sort = off`.execute(tx);
      const wanted = await findWanted(tx, { shopId, country: 'DE', timeZone: 'Europe/Berlin' }, {});
      const { rows } =
        await sql<object>`explain ${make({ ...QUERY, shopId, wanted, sortBy: 'revenue' })}`.execute(tx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('listed_by_revenue');
    expect(plan).not.toContain('Seq Scan on listed');
  });
});

it('reports that only some people are sorted if too many match far from the start, but never for one standing', async () => {
  const add = (name: string, people: number, from: number) =>
    addPeople(opened.db, shopId, people, {
      phone: sql`'+491' || (${from}::int + n)`,
      firstName: sql`${name}::text`,
    });
  await add('Aaa', 20_500, 100_000_000);
  await add('Zoe', 10_200, 200_000_000);
  await opened.pool.query(
    "update subscribers set has_marketing_consent = false, opted_out_at = now() where shop_id = $1 and first_name = 'Zoe'",
    [shopId],
  );
  const page = (filter: SubscriberFilter, asked: Partial<ListQuery> = {}) =>
    inShop(opened.db, shopId, async (tx) => {
      const wanted = await findWanted(tx, { shopId, country: 'DE', timeZone: 'UTC' }, filter);
      const { rows, isOfSome } = await listIds(tx, { ...QUERY, shopId, wanted, ...asked });
      return { rows: rows.length, isOfSome };
    });
  expect(await page({ search: 'zoe' })).toEqual({ rows: 51, isOfSome: true });
  expect(await page({ search: 'zoe' }, { isDescending: true })).toEqual({ rows: 51, isOfSome: false });
  expect(await page({ standing: 'unsubscribed' }, { limit: 10_200 })).toEqual({
    rows: 10_200,
    isOfSome: false,
  });
  expect(await page({ search: 'aaa' }, { offset: 15_000 })).toEqual({ rows: 51, isOfSome: false });
});

it('changes one person’s row without reading other rows', async () => {
  await addPeople(opened.db, shopId, 5000, { phone: sql`'+4930' || (1000000 + n)`, firstName: sql`'Many'` });
  await opened.pool.query('analyze');
  const read = await inShop(opened.db, shopId, async (tx) => {
    const lines = async () => {
      const { rows } = await sql<{ lines: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as lines
        from pg_stat_xact_user_tables where relname = 'listed_subscribers'`.execute(tx);
      return rows[0]?.lines ?? 0;
    };
    const before = await lines();
    await sql`update subscribers set first_name = 'Wren' where shop_id = ${shopId} and phone_e164 = '+49301000017'`.execute(
      tx,
    );
    return (await lines()) - before;
  });
  expect(read).toBe(1);
});

async function byCursors(sortBy: SubscriberSort, isDescending: boolean): Promise<string[]> {
  const passed: string[] = [];
  let cursor: ListQuery['cursor'] = null;
  for (;;) {
    const rows = await rowsOf({ sortBy, isDescending, limit: 25, cursor });
    passed.push(...rows.slice(0, 25).map((row) => row.subscriber_id));
    const last = rows.length > 25 ? rows[24] : undefined;
    if (!last) return passed;
    cursor = { key: last.key, subscriberId: last.subscriber_id };
  }
}

async function rowsOf(asked: Partial<ListQuery>) {
  return inShop(opened.db, shopId, async (tx) => {
    const wanted = await findWanted(tx, { shopId, country: 'DE', timeZone: 'Europe/Berlin' }, {});
    return (await listIds(tx, { ...QUERY, shopId, wanted, ...asked })).rows;
  });
}

const ids = async (asked: Partial<ListQuery>) => (await rowsOf(asked)).map((row) => row.subscriber_id);
