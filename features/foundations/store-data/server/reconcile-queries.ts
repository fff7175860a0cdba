import { sql, type Selectable } from 'kysely';
import type { StoreReconciles } from '#database/schema/rows.ts';
import { BatchedRead } from '#platform/database/batching/batched-call.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type Reading = Selectable<StoreReconciles>;

/** Four times a day: a lost subscription is noticed within hours, and that costs a store three small queries. */
export const RECONCILE_EVERY_MS = 6 * 3600 * 1000;
/**
 * A report within the last minute is not recorded again, so that a busy store's webhooks do not queue up for its row.
 */
const REPORT_GRAIN_MS = 60_000;

/** A store is polled from its installation on. Earlier data is fetched separately. */
export async function startReading(tx: Tx, shopId: number, now: Date): Promise<void> {
  const values = {
    due_at: new Date(now.getTime() + RECONCILE_EVERY_MS),
    leased_until: null,
    failures: 0,
    checked_at: null,
    orders_read_to: now,
    checkouts_read_to: now,
    checkouts_after: null,
    checkouts_begun_at: null,
  };
  await tx
    .insertInto('store_reconciles')
    .values({ ...values, shop_id: shopId })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(values))
    .execute();
}

/** Leases the due stores, except some. */
export async function leaseDueStores(
  db: Database,
  {
    now,
    leaseUntil,
    limit,
    except,
  }: { now: Date; leaseUntil: Date; limit: number; except: readonly number[] },
): Promise<Reading[]> {
  if (limit < 1) return [];
  const { rows } = await sql<Reading>`
    update store_reconciles r set leased_until = ${leaseUntil}
    from (
      select d.shop_id from store_reconciles d join shops s on s.shop_id = d.shop_id
      where d.due_at <= ${now} and (d.leased_until is null or d.leased_until <= ${now})
        and s.uninstalled_at is null and d.shop_id <> all(${[...except]}::bigint[])
      order by d.due_at limit ${limit} for update of d skip locked
    ) due
    where r.shop_id = due.shop_id
    returning r.*`.execute(db);
  return rows;
}

/** Records how far a store was read, or when to poll it again. */
export async function recordReading(
  db: Database | Tx,
  shopId: number,
  noted: Partial<Omit<Reading, 'shop_id'>>,
): Promise<void> {
  await db.updateTable('store_reconciles').set(noted).where('shop_id', '=', shopId).execute();
}

/** Records that the store reported an order itself, so its webhooks work. */
export async function recordReportedOrder(tx: Tx, shopId: number, now: Date): Promise<void> {
  await tx
    .updateTable('store_reconciles')
    .set({ order_reported_at: now })
    .where('shop_id', '=', shopId)
    .where((eb) =>
      eb.or([
        eb('order_reported_at', 'is', null),
        eb('order_reported_at', '<', new Date(now.getTime() - REPORT_GRAIN_MS)),
      ]),
    )
    .execute();
}

interface LastContact {
  orderReportedAt: Date | null;
  checkedAt: Date | null;
}

const lastContact = new BatchedRead<number, LastContact | null>(String, async (tx, shopIds) => {
  const { rows } = await sql<LastContact & { shopId: number }>`
    select shop_id as "shopId", order_reported_at as "orderReportedAt", checked_at as "checkedAt"
    from store_reconciles where shop_id = any(${[...shopIds]}::bigint[])`.execute(tx);
  const found = new Map(rows.map(({ shopId, ...contact }) => [shopId, contact]));
  return shopIds.map((shopId) => found.get(shopId) ?? null);
});

/** When the store was last in contact: by a webhook, and by polling. Null for a shop that is not polled. */
export function findLastContact(tx: Tx, shopId: number): Promise<LastContact | null> {
  return lastContact.of(tx, shopId);
}

/** A store that is only slow, or down for a while, has answered by then. */
const SILENT_AFTER_MS = 2 * RECONCILE_EVERY_MS;

/** Whether a store was polled for hours and never answered: it is gone, or refuses access. */
export async function isStoreSilent(tx: Tx, shopId: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - SILENT_AFTER_MS);
  const row = await tx
    .selectFrom('store_reconciles')
    .innerJoin('shops', 'shops.shop_id', 'store_reconciles.shop_id')
    .select('store_reconciles.shop_id')
    .where('store_reconciles.shop_id', '=', shopId)
    .where('failures', '>', 0)
    .where((eb) => eb(eb.fn.coalesce('checked_at', 'installed_at'), '<', before))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Has a store polled soon. A store that failed keeps its pause. A locked row is skipped, because somebody is working on
 * it, so that timers of several shops never wait for each other.
 */
export async function askStoreSoon(tx: Tx, shopId: number, now: Date): Promise<void> {
  await sql`
    update store_reconciles set due_at = ${now} where shop_id = (
      select shop_id from store_reconciles where shop_id = ${shopId} and due_at > ${now} and failures = 0
      for update skip locked
    )`.execute(tx);
}

/** Our webhook endpoint may have been unavailable, for a deploy or an evening, and the stores' webhooks lost. */
export async function askStoresAfterGap(db: Database, now: Date): Promise<void> {
  await sql`
    update store_reconciles set due_at = ${now}, failures = 0
    where due_at > ${now}`.execute(db);
}
