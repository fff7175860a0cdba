import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/clock/durations.ts';
import type { Database } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { propertyRuns } from '#platform/testing/test-sizes.ts';
import { addOrders } from '#tools/test-environment/seeds/add-orders.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { countPlaced } from './count-placed.ts';
import { recountOrderDays } from './recount-order-days.ts';

const open = useTestDatabase({ connections: 6 });
let shopId: number;

beforeEach(async () => {
  shopId = await insertShop(open.db);
});

let orderNo = 0;
function place(at: readonly string[], db: Database = open.db): Promise<void> {
  const orders = at.map((moment) => ({ orderId: String((orderNo += 1)), createdAt: new Date(moment) }));
  return addOrders(db, shopId, orders);
}

const placed = (days: Parameters<typeof countPlaced>[2]) =>
  inShop(open.db, shopId, (tx) => countPlaced(tx, shopId, days));
/** Returns the differences between the stored counts and the orders. Empty if the counts are right. */
const recount = () => open.db.transaction().execute((tx) => recountOrderDays(tx, shopId));

/** Counts the orders one by one. */
async function plainCount(days: NonNullable<Parameters<typeof countPlaced>[2]> | null): Promise<number> {
  const { rows } = await open.pool.query<{ count: number }>(
    `select count(*)::integer as count from orders
     where shop_id = $1 and ($2::text is null or (store_created_at at time zone $2)::date between $3 and $4)`,
    [shopId, days?.zone ?? null, days?.from ?? null, days?.to ?? null],
  );
  return rows[0]?.count ?? 0;
}

// The period has days of 23, 24 and 25 hours, and one that did not exist in Apia.
const FIRST = Date.parse('2011-12-25T00:00:00Z');
const momentOf = (quarter: number) => new Date(FIRST + (quarter * HOUR_MS) / 4).toISOString();
const dayOf = (day: number) => new Date(FIRST + day * 24 * HOUR_MS).toISOString().slice(0, 10);
const DAYS = 12;
const quarters = fc.array(fc.nat(DAYS * 96), { minLength: 1, maxLength: 12 });

it('matches the orders, whatever is placed and deleted concurrently', async () => {
  const step = fc.oneof(
    quarters.map((at) => () => place(at.map(momentOf))),
    fc
      .nat(DAYS)
      .map(
        (day) => () =>
          open.pool.query('delete from orders where shop_id = $1 and store_created_at < $2', [
            shopId,
            dayOf(day),
          ]),
      ),
  );
  const days = fc.record({
    first: fc.nat(DAYS),
    more: fc.nat(3),
    zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/Los_Angeles', 'Asia/Kolkata'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.array(days), async (steps, asked) => {
      await Promise.all(steps.map((run) => run()));
      for (const { first, more, zone } of asked) {
        const span = { from: dayOf(first), to: dayOf(first + more), zone };
        expect(await placed(span)).toBe(await plainCount(span));
      }
      expect(await placed(null)).toBe(await plainCount(null));
      expect(await recount()).toEqual([]);
    }),
    propertyRuns('orderDays'),
  );
});

it.each([
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ['2026-11-11', 'Asia/Kolkata', '2026-11-10T18:30Z', '2026-11-11T18:30Z'],
  ['2026-11-11', 'Pacific/Auckland', '2026-11-10T11:00Z', '2026-11-11T11:00Z'],
  ['2026-11-11', 'UTC', '2026-11-11T00:00Z', '2026-11-12T00:00Z'],
])('counts on %s in %s the first and the last moment, but not the next', async (day, zone, start, end) => {
  const before = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
  await place([before(start), start, before(end), end]);
  expect(await placed({ from: day, to: day, zone })).toBe(2);
});

it('counts nothing on a day that never existed', async () => {
  await place(['2011-12-30T09:00Z', '2011-12-30T10:00Z', '2011-12-30T11:00Z']);
  expect(await placed({ from: '2011-12-30', to: '2011-12-30', zone: 'Pacific/Apia' })).toBe(0);
  expect(await placed({ from: '2011-12-29', to: '2011-12-31', zone: 'Pacific/Apia' })).toBe(3);
});

it('never makes concurrent orders of the same days wait, in whatever order of days', async () => {
  await place(['2026-11-11T10:00Z', '2026-11-12T10:00Z']);
  await open.db.transaction().execute((one) =>
    open.db.transaction().execute(async (other) => {
      for (const tx of [one, other]) await sql`set local lock_timeout = '1s'`.execute(tx);
      await place(['2026-11-11T11:00Z'], one);
      await place(['2026-11-12T11:00Z'], other);
      await place(['2026-11-12T12:00Z'], one);
      await place(['2026-11-11T12:00Z'], other);
    }),
  );
  expect(await placed(null)).toBe(6);
  expect(await recount()).toEqual([]);
});

it('adds to the existing row if nobody else locks it', async () => {
  for (let nth = 0; nth < 5; nth += 1) await place(['2026-11-11T10:00Z']);
  const { rows } = await open.pool.query('select orders from order_days where shop_id = $1', [shopId]);
  expect(rows).toEqual([{ orders: 5 }]);
});

it('reports exactly what was wrong, and corrects it', async () => {
  await place(['2026-11-11T23:59Z', '2026-11-12T00:00Z']);
  await open.pool.query(
    "update order_days set orders = orders + 2 where shop_id = $1 and utc_day = '2026-11-11'",
    [shopId],
  );
  await open.pool.query("delete from order_days where shop_id = $1 and utc_day = '2026-11-12'", [shopId]);
  const wrong = ['2026-11-11 UTC: orders 3 kept, 1 counted', '2026-11-12 UTC: orders 0 kept, 1 counted'];
  expect(await recount()).toEqual(wrong);
  expect(await recount()).toEqual([]);
  expect(await placed(null)).toBe(2);
});
