import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase, type Tx } from '#platform/database/database.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { orderFacts } from '#tools/world/seeds/add-orders.ts';
import { insertShop } from '#tools/world/seeds/insert-shop.ts';
import type { OrderFacts } from '../../contract/store-facts.ts';
import { saveOrders, type SavedOrder } from './save-orders.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: OpenDatabase;
let shopId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { connections: 3 });
  shopId = await insertShop(open.db, { time_zone: 'UTC' });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('keeps the newest state when two workers are given the first two facts of an order at once', async () => {
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

async function save(tx: Tx, told: OrderFacts): Promise<SavedOrder | undefined> {
  const saved = await saveOrders(tx, shopId, [{ order: told, isNews: true, toldAt: told.updatedAt }]);
  return saved.get(told.orderId);
}

async function countTransactions(state: string, waitsFor: string | null = null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = ${state} and pid <> pg_backend_pid()
      and (${waitsFor}::text is null or wait_event_type = ${waitsFor})
      and (${waitsFor}::text is not null or query ilike '%insert into orders%')`.execute(open.db);
  return rows[0]?.count ?? 0;
}
