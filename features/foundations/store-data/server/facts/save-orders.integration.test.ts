import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Tx } from '#platform/database/database.ts';
import { oddBodies } from '#platform/testing/odd-values.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { orderFacts } from '#tools/test-environment/seeds/add-orders.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import { ORDER_BODY } from '#tools/test-environment/seeds/order-body.ts';
import type { OrderFacts } from '../../contract/store-facts.ts';
import type { Shop } from '../store-queries.ts';
import { readFact } from './read-facts.ts';
import { saveOrders, type SavedOrder } from './save-orders.ts';

const open = useTestDatabase({ connections: 3 });
let shopId: number;
beforeAll(async () => {
  shopId = await insertShop(open.db, { time_zone: 'UTC' });
});

it('keeps the newest state when two workers process the first two reports of an order at the same time', async () => {
  const placed = orderFacts({ orderId: '1', createdAt: new Date('2026-11-20T12:00:00Z') });
  const cancelledAt = new Date('2026-11-20T12:05:00Z');
  const cancelled = { ...placed, cancelledAt, financialStatus: 'voided', updatedAt: cancelledAt };

  let commit: () => void = () => undefined;
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  const first = open.db.transaction().execute(async (tx) => {
    const saved = await save(tx, cancelled);
    await mayCommit;
    return saved;
  });
  await expect.poll(() => countTransactions('idle in transaction')).toBe(1);
  const second = open.db.transaction().execute((tx) => save(tx, placed));
  await expect.poll(() => countTransactions('active', 'Lock')).toBe(1);
  commit();

  expect(await first).toMatchObject({ isNew: true, cancelledAt });
  expect(await second).toMatchObject({ isNew: false, cancelledAt: null });
  const rows = await open.db.selectFrom('orders').select(['cancelled_at', 'financial_status']).execute();
  expect(rows).toEqual([{ cancelled_at: cancelledAt, financial_status: 'voided' }]);
});

it('stores every order with one malformed field, as far as it is readable', async () => {
  const shop = { currency: 'EUR', country: 'DE', installed_at: new Date(0) } as Shop;
  const reportedAt = new Date('2026-11-20T12:00:00Z');
  const orders = oddBodies(ORDER_BODY).flatMap(({ path, body }, nth) => {
    if (/^(id|currency|total_price|created_at|updated_at)$/.test(path)) return [];
    const fact = readFact(shop, { of: 'order', body, triggeredAt: reportedAt });
    return fact?.of === 'order' ? [{ ...fact, order: { ...fact.order, orderId: `odd${nth}` } }] : [];
  });
  expect(orders.length).toBeGreaterThan(2000);
  await open.db.transaction().execute(async (tx) => {
    for (let at = 0; at < orders.length; at += 500) await saveOrders(tx, shopId, orders.slice(at, at + 500));
  });
  const { rows } = await open.pool.query<{ stored: number }>(
    `select count(*)::int as stored from orders where order_id like 'odd%'`,
  );
  expect(rows).toEqual([{ stored: orders.length }]);
});

async function save(tx: Tx, reported: OrderFacts): Promise<SavedOrder | undefined> {
  const saved = await saveOrders(tx, shopId, [
    { order: reported, isNews: true, reportedAt: reported.updatedAt },
  ]);
  return saved.get(reported.orderId);
}

async function countTransactions(state: string, waitsFor: string | null = null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = ${state} and pid <> pg_backend_pid()
      and (${waitsFor}::text is null or wait_event_type = ${waitsFor})
      and (${waitsFor}::text is not null or query ilike '%insert into orders%')`.execute(open.db);
  return rows[0]?.count ?? 0;
}
