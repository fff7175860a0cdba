import { sql } from 'kysely';
import { findAnswerOrders } from '#features/product/analytics/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getInboxOrders, Period } from '../../contract/number-calls.ts';
import { nameMembers } from './name-members.ts';
import { readDays } from './read-days.ts';

/** How long before an order an answer may have been sent: read a month later, and five days as the widest window for reads. */
const LOOKS_BACK_MS = 35 * DAY_MS;

/** Reads the orders of a period that answers of the team led to, by day and by who answered. */
export async function readInboxOrders(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  period: Period,
): Promise<ResponseOf<typeof getInboxOrders>> {
  const { dates, since } = await readDays(tx, shopId, period, ctx.clock.now());
  const {
    orders: found,
    currencyCode,
    readHours,
  } = await findAnswerOrders(tx, shopId, {
    since,
    people: sql`select subscriber_id from inbox_threads
      where shop_id = ${shopId} and last_message_at >= ${new Date(since.getTime() - LOOKS_BACK_MS)}`,
  });
  const orders = found.filter(({ day }) => dates.includes(day));
  const writerOf = await findWriters(tx, shopId, orders);
  const byWriter = Map.groupBy(orders, ({ messageId }) => writerOf.get(messageId) ?? null);
  const nameOf = await nameMembers(tx, shopId, [...byWriter.keys()]);
  return {
    currencyCode,
    readHours,
    total: sumUp(orders),
    days: [...Map.groupBy(orders, ({ day }) => day)]
      .map(([date, own]) => ({ date, ...sumUp(own) }))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    people: [...byWriter].flatMap(([memberId, own]) =>
      memberId === null ? [] : [{ who: nameOf(memberId), ...sumUp(own) }],
    ),
  };
}

function sumUp(orders: readonly { revenueMinor: number }[]) {
  return {
    orders: orders.length,
    revenueMinor: orders.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
  };
}

async function findWriters(
  tx: Tx,
  shopId: number,
  orders: readonly { messageId: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (orders.length === 0) return new Map();
  const rows = await tx
    .selectFrom('inbox_replies')
    .select(['message_id', 'member_id'])
    .where('shop_id', '=', shopId)
    .where('message_id', '=', sql<string>`any(${orders.map(({ messageId }) => messageId)}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.message_id, row.member_id]));
}
