import { sql } from 'kysely';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { announceChangedCredits } from './announce-changed-credits.ts';
import { settleOrders } from './settle-orders.ts';

/** Orders of a step, which is a transaction of its own. */
const AT_ONCE = 200;
const MINUTE_S = 60;
const DAY_S = 24 * 3600;
/** A read is mostly reported within a minute. Providers repeat failed webhooks for up to a week. */
const PAUSES_S = [10 * MINUTE_S, DAY_S, 8 * DAY_S];

/** Has orders checked again, because the touches that led to them may be reported later. */
export async function checkLater(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
    insert into credit_checks (shop_id, order_id, check_at)
    select ${shopId}, id, ${after(now, 0)} from unnest(${[...orderIds]}::text[]) as id
    on conflict (shop_id, order_id) do update set check_at = excluded.check_at, checks = 0`.execute(tx);
}

/** For a merged person: their touches may have led to orders that were not known as theirs. */
export async function checkMerged(tx: Tx, { shopId, toId }: SubscriberMove): Promise<void> {
  await sql`
    insert into credit_checks (shop_id, order_id, check_at)
    select o.shop_id, o.order_id, '-infinity'::timestamptz from subscribers s
    join orders o on o.shop_id = s.shop_id and (o.phone_e164 = s.phone_e164 or o.customer_id = s.customer_id)
    where s.shop_id = ${shopId} and s.subscriber_id = ${toId}
    union
    select shop_id, order_id, '-infinity'::timestamptz from cart_links
    where shop_id = ${shopId} and subscriber_id = ${toId} and order_id is not null
    on conflict (shop_id, order_id) do update set check_at = excluded.check_at`.execute(tx);
}

interface DueCheck {
  shop_id: number;
  order_id: string;
  checks: number;
}

/** Checks the due orders of the next shop; shops take turns. Returns whether there may be more. */
export async function checkNextCredits(ctx: Pick<Context, 'db' | 'clock' | 'events'>): Promise<boolean> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<DueCheck>`
      select shop_id, order_id, checks from credit_checks
      where shop_id = (
          select shop_id from (select distinct shop_id from credit_checks where check_at <= ${now}) due
          order by random() limit 1)
        and check_at <= ${now}
      order by order_id limit ${AT_ONCE} for update skip locked`.execute(tx);
    const [first] = rows;
    if (!first) return false;
    const orderIds = rows.map((row) => row.order_id);
    await announceChangedCredits(
      ctx,
      tx,
      first.shop_id,
      await settleOrders(tx, first.shop_id, { rechosen: orderIds }),
    );
    await noteChecks(tx, rows, now);
    return true;
  });
}

async function noteChecks(tx: Tx, rows: readonly DueCheck[], now: Date): Promise<void> {
  for (const [checks, some] of Map.groupBy(rows, (row) => row.checks)) {
    const ids = some.map((row) => row.order_id);
    const shopId = some[0]?.shop_id;
    const isLast = checks + 1 >= PAUSES_S.length;
    await (
      isLast
        ? sql`delete from credit_checks where shop_id = ${shopId} and order_id = any(${ids}::text[])`
        : sql`update credit_checks set checks = ${checks + 1}, check_at = ${after(now, checks + 1)}
          where shop_id = ${shopId} and order_id = any(${ids}::text[])`
    ).execute(tx);
  }
}

function after(now: Date, nth: number): Date {
  return new Date(now.getTime() + (PAUSES_S[nth] ?? 0) * 1000);
}
