import { sql, type RawBuilder } from 'kysely';
import { recountOrderDays } from '#features/foundations/store-data/server/orders-api.ts';
import { recountTallies } from '#features/foundations/subscribers/server/tallies-api.ts';
import type { Tx } from '#platform/database/database.ts';
import { settleOrders } from '../credits/settle-orders.ts';
import {
  daysFromRows,
  failuresFromRows,
  storedDays,
  PART_COUNTS,
  partsFromRows,
  RECOUNTED,
  type Recounted,
} from './counted-from-rows.ts';

/** The differences between a shop's stored figures and its rows, with a few examples of each. */
export interface RecountedShop {
  orders: number;
  /** Orders whose credit or value differs from a new choice among their touches. */
  credits: string[];
  /** Days of a source with other counts. */
  days: string[];
  failures: string[];
  /** Days of parts of flows. */
  parts: string[];
  subscribers: string[];
  /** UTC days with another number of placed orders. */
  placed: string[];
}

const ORDERS_AT_ONCE = 500;

/**
 * Counts all of a shop's figures from its rows, corrects the stored ones, and describes the differences. To only check,
 * roll the transaction back. Concurrent writes wait, or show as differences.
 */
export async function recountShop(tx: Tx, recounted: Recounted): Promise<RecountedShop> {
  const { orders, credits } = await recountCredits(tx, recounted.shopId);
  return {
    orders,
    credits,
    // Receipts write in this order too.
    failures: await replaceFailures(tx, recounted),
    days: await replaceDays(tx, recounted),
    parts: await replaceParts(tx, recounted),
    subscribers: await recountTallies(tx, recounted.shopId),
    placed: await recountOrderDays(tx, recounted.shopId),
  };
}

async function recountCredits(tx: Tx, shopId: number): Promise<{ orders: number; credits: string[] }> {
  const credits: string[] = [];
  let [orders, after] = [0, ''];
  for (;;) {
    const { rows } = await sql<{ order_id: string }>`
      select order_id from orders where shop_id = ${shopId} and order_id > ${after}
      order by order_id limit ${ORDERS_AT_ONCE}`.execute(tx);
    const orderIds = rows.map((row) => row.order_id);
    credits.push(...(await settleOrders(tx, shopId, { rechosen: orderIds })));
    orders += orderIds.length;
    const last = orderIds.at(-1);
    if (last === undefined || orderIds.length < ORDERS_AT_ONCE) return { orders, credits };
    after = last;
  }
}

const DAY_KEY = ['day', 'channel', 'source_kind', 'source_type', 'source_id'];

async function replaceDays(tx: Tx, recounted: Recounted): Promise<string[]> {
  const different = await compare(tx, storedDays(recounted), daysFromRows(recounted), DAY_KEY, RECOUNTED);
  await sql`
    insert into daily_rollups as r (shop_id, ${refs(DAY_KEY)}, ${refs(RECOUNTED)})
    select ${recounted.shopId}, ${refs(DAY_KEY)}, ${refs(RECOUNTED)} from recounted_anew
    on conflict (shop_id, ${refs(DAY_KEY)}) do update set ${sql.join(
      RECOUNTED.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    )}`.execute(tx);
  return different;
}

async function replaceFailures(tx: Tx, recounted: Recounted): Promise<string[]> {
  const { shopId, messagesFrom } = recounted;
  const key = [...DAY_KEY, 'code'];
  const kept = sql`select ${refs(key)}, failed from failure_days where shop_id = ${shopId} and day >= ${messagesFrom}::date`;
  const different = await compare(tx, kept, failuresFromRows(recounted), key, ['failed']);
  await sql`
    insert into failure_days (shop_id, ${refs(key)}, failed)
    select ${shopId}, ${refs(key)}, failed from recounted_anew
    on conflict (shop_id, ${refs(key)}) do update set failed = excluded.failed`.execute(tx);
  return different;
}

async function replaceParts(tx: Tx, recounted: Recounted): Promise<string[]> {
  const { shopId, messagesFrom } = recounted;
  const key = ['day', 'flow_id', 'node_id'];
  const kept = sql`
    select ${refs(key)}, ${refs(PART_COUNTS)} from flow_node_days
    where shop_id = ${shopId} and day >= ${messagesFrom}::date`;
  const different = await compare(tx, kept, partsFromRows(recounted), key, PART_COUNTS);
  await sql`
    insert into flow_node_days (shop_id, ${refs(key)}, ${refs(PART_COUNTS)})
    select ${shopId}, ${refs(key)}, ${refs(PART_COUNTS)} from recounted_anew
    on conflict (shop_id, flow_id, node_id, day) do update set ${sql.join(
      PART_COUNTS.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
    )}`.execute(tx);
  return different;
}

/** Stores the differences in `recounted_anew`, with the rows' values, and describes them. */
async function compare(
  tx: Tx,
  kept: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
  key: readonly string[],
  counts: readonly string[],
): Promise<string[]> {
  await sql`drop table if exists recounted_anew`.execute(tx);
  const both = counts.map(
    (name) =>
      sql`coalesce(n.${sql.ref(name)}, 0) as ${sql.ref(name)}, coalesce(k.${sql.ref(name)}, 0) as ${sql.ref(`kept_${name}`)}`,
  );
  await sql`
    create temporary table recounted_anew on commit drop as
    select ${refs(key)}, ${sql.join(both)} from (${kept}) k full join (${rows}) n using (${refs(key)})
    where ${sql.join(
      counts.map((name) => sql`coalesce(n.${sql.ref(name)}, 0) <> coalesce(k.${sql.ref(name)}, 0)`),
      sql` or `,
    )}`.execute(tx);
  const { rows: found } = await sql<Record<string, unknown>>`
    select * from recounted_anew order by ${refs(key)}`.execute(tx);
  return found.map((row) => describe(row, key, counts));
}

function describe(row: Record<string, unknown>, key: readonly string[], counts: readonly string[]): string {
  const differences = counts
    .filter((name) => String(row[name]) !== String(row[`kept_${name}`]))
    .map((name) => `${name} ${String(row[`kept_${name}`])} kept, ${String(row[name])} counted`);
  return `${key.map((name) => String(row[name])).join(' ')}: ${differences.join('; ')}`;
}

function refs(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}
