import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type RecountInvariant } from '#platform/database/invariant.ts';
import { changedCredits } from '../credits/settle-orders.ts';
import { daysFromRows, storedDays, RECOUNTED } from './counted-from-rows.ts';

/** The invariants of dashboards' figures and of the credits behind them. */
export const FIGURE_INVARIANTS: readonly RecountInvariant[] = [
  {
    name: 'dailyFiguresEqualRecount',
    holds: 'Each daily figure equals a count of the rows.',
    kind: 'recount',
    async findViolationsOf(db, shopId, fromDay) {
      const firstDay = await findFirstDay(db);
      return compareDays(db, { shopId, messagesFrom: fromDay && fromDay > firstDay ? fromDay : firstDay });
    },
  },
  {
    name: 'creditsEqualRecount',
    holds: 'Each order is credited and billed as a choice from the touches says, with what it is worth.',
    kind: 'recount',
    findViolationsOf: findWrongCredits,
  },
];

/** The first day whose messages cannot have been deleted, which happens by month. */
async function findFirstDay(db: Database): Promise<string> {
  const { rows } = await sql<{ first: string | null }>`
    select to_char(to_date(substring(min(relname) from '\\d{4}_\\d{2}$'), 'YYYY_MM') + 1, 'YYYY-MM-DD') as first
    from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'messages'::regclass and relname ~ '\\d{4}_\\d{2}$'`.execute(db);
  return rows[0]?.first ?? '0001-01-01';
}

/** One statement for a shop, which sees one moment: figures and rows change in the same transactions. */
async function compareDays(
  db: Database,
  recounted: { shopId: number; messagesFrom: string },
): Promise<string[]> {
  const isDifferent = sql.join(
    RECOUNTED.map((name) => sql`coalesce(n.${sql.ref(name)}, 0) <> coalesce(k.${sql.ref(name)}, 0)`),
    sql` or `,
  );
  const { rows } = await sql<{ id: string }>`
    select concat_ws(' ', ${recounted.shopId}::text, day, channel, source_kind, source_type, source_id) as id
    from (${storedDays(recounted)}) k full join (${daysFromRows(recounted)}) n
      using (day, channel, source_kind, source_type, source_id)
    where ${isDifferent} limit ${MOST_VIOLATIONS}`.execute(db);
  return rows.map(({ id }) => id);
}

const ORDERS_AT_ONCE = 500;

/**
 * Orders whose credit differs from what their touches give. Left out are orders that will be checked again, whose
 * touches may be known and not counted yet, and shops whose orders are being recounted.
 */
async function findWrongCredits(db: Database, shopId: number, fromDay: string | null): Promise<string[]> {
  const wrong: string[] = [];
  let after: string | null = '';
  while (after !== null && wrong.length < MOST_VIOLATIONS) {
    const page = await comparePage(db, shopId, { after, fromDay });
    wrong.push(...page.wrong);
    after = page.last;
  }
  return wrong.slice(0, MOST_VIOLATIONS).map((orderId) => `${shopId} ${orderId}`);
}

/** The next orders, read at one moment: an order and its credit change in one transaction. */
async function comparePage(
  db: Database,
  shopId: number,
  { after, fromDay }: { after: string; fromDay: string | null },
): Promise<{ wrong: string[]; last: string | null }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<{ order_id: string }>`
        select order_id from orders o
        where shop_id = ${shopId} and order_id > ${after} and store_created_at >= ${fromDay ?? '-infinity'}::timestamptz
          and not exists (select from credit_checks c where c.shop_id = o.shop_id and c.order_id = o.order_id)
          and not exists (select from attribution_settings a where a.shop_id = o.shop_id and a.recounted_to is not null)
        order by order_id limit ${ORDERS_AT_ONCE}`.execute(tx);
      const orderIds = rows.map((row) => row.order_id);
      const wrong = await changedCredits(tx, shopId, orderIds);
      return { wrong, last: orderIds.length < ORDERS_AT_ONCE ? null : (orderIds.at(-1) ?? null) };
    });
}
