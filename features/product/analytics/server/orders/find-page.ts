import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { addDays } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { Moment } from '#platform/http/text-shapes.ts';
import type { OrderQuery } from '../../contract/order-calls.ts';
import type { Days } from '../../rules/span.ts';

/** How many days one moment may differ between two time zones. */
const MOST_APART = 2;

/** A request for a page of orders. */
export interface PageAsked {
  shopId: number;
  currency: string;
  zone: string;
  /** The shop had another time zone before: its earlier days stay as they were. */
  hasMoved: boolean;
  /** Null for all time. */
  days: Days | null;
  query: OrderQuery & {
    sort?: 'orderedAt' | 'worth' | undefined;
    sortOrder?: 'asc' | 'desc' | undefined;
    after?: string | undefined;
  };
  limit: number;
}

/** An order's place in the list. */
interface Place {
  orderId: string;
  orderedAt: Date;
  worth: number;
}

/** Returns the ids of a page in their order, and the cursor of the next page. */
export async function findPage(
  tx: Tx,
  asked: PageAsked,
): Promise<{ orderIds: string[]; next: string | null }> {
  const parts = partsOf(asked);
  if (parts.length === 0) return { orderIds: [], next: null };
  const { rows } = await sql<Place>`
    select order_id as "orderId", ordered_at as "orderedAt", worth
    from (${sql.join(parts, sql` union all `)}) o ${ordered(asked)}`.execute(tx);
  const page = rows.slice(0, asked.limit);
  const last = rows.length > asked.limit ? page.at(-1) : undefined;
  return { orderIds: page.map(({ orderId }) => orderId), next: last ? placeOf(asked, last) : null };
}

/** Each part is read by its own index, no further than the page. */
function partsOf(asked: PageAsked): RawBuilder<unknown>[] {
  const { credited = 'all', channel, sourceType, sourceId } = asked.query;
  const credits = credited === 'none' ? [] : creditParts(asked);
  const isOfMessages = [channel, sourceType, sourceId].some((one) => one !== undefined);
  const others = credited === 'none' || (credited === 'all' && !isOfMessages) ? uncreditedParts(asked) : [];
  return [...credits, ...others];
}

function creditParts(asked: PageAsked): RawBuilder<unknown>[] {
  const { shopId, days } = asked;
  const from = sql`from order_credits o where shop_id = ${shopId} and ${filtered(asked.query)}`;
  const columns = sql`select order_id, ordered_at, amount_minor as worth`;
  const placed = part(asked, sql`${columns} ${from} and ${creditedOn(asked)}`);
  if (!days) return [placed];
  // Earlier orders with money movements on these days. An array is read first: from the orders' side, all earlier
  // orders would be scanned, although few match.
  const moved = sql`${columns} ${from} and ${creditedBefore(asked, days.from)} and order_id = any(array(
    select order_id from credit_lines
    where shop_id = ${shopId} and kind <> 'order' and day between ${days.from}::date and ${days.to}::date))`;
  return [placed, part(asked, moved)];
}

/**
 * Days are the order's own, as dashboards count it. Only for a shop that never changed its time zone are they moments,
 * which an index has.
 */
function creditedOn({ days, zone, hasMoved }: PageAsked): RawBuilder<unknown> {
  if (!days || !hasMoved) return placedOn(sql`ordered_at`, days, zone);
  const around = { from: addDays(days.from, -MOST_APART), to: addDays(days.to, MOST_APART) };
  return sql`${placedOn(sql`ordered_at`, around, zone)}
    and ${ofDay(sql`between ${days.from}::date and ${days.to}::date`)}`;
}

function creditedBefore({ zone, hasMoved }: PageAsked, day: string): RawBuilder<unknown> {
  return hasMoved ? ofDay(sql`< ${day}::date`) : sql`ordered_at < ${startOf(day, zone)}`;
}

function ofDay(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from credit_lines l
    where l.shop_id = o.shop_id and l.order_id = o.order_id and l.kind = 'order' and l.day ${condition})`;
}

/** Sorted by value, orders in other currencies, which have no value here, are parts of their own: an index has each. */
function uncreditedParts(asked: PageAsked): RawBuilder<unknown>[] {
  const { shopId, currency, days, zone, query } = asked;
  const of = (worth: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    part(
      asked,
      sql`select order_id, store_created_at as ordered_at, ${worth} as worth
        from orders o where shop_id = ${shopId} and ${condition} and ${placedOn(sql`store_created_at`, days, zone)}
          and not exists (select from order_credits c where c.shop_id = o.shop_id and c.order_id = o.order_id)`,
    );
  if (query.sort !== 'worth')
    return [of(sql`case when currency = ${currency} then total_minor else 0 end`, sql`true`)];
  return [
    of(sql`total_minor`, sql`currency = ${currency}`),
    of(sql`0::bigint`, sql`currency < ${currency}`),
    of(sql`0::bigint`, sql`currency > ${currency}`),
  ];
}

function part(asked: PageAsked, select: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select * from (${select}) p where ${afterPlace(asked)} ${ordered(asked)})`;
}

/** The filter for credits. */
export function filtered({ credited, channel, sourceType, sourceId }: OrderQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (credited === 'clicks') conditions.push(sql`touch_kind <> 'read'`);
  if (credited === 'reads') conditions.push(sql`touch_kind = 'read'`);
  if (channel !== undefined) conditions.push(sql`channel = ${channel}`);
  if (sourceType !== undefined) conditions.push(sql`source_type = ${sourceType}`);
  if (sourceId !== undefined) conditions.push(sql`source_id = ${sourceId}`);
  return sql.join(conditions, sql` and `);
}

function placedOn(column: RawBuilder<unknown>, days: Days | null, zone: string): RawBuilder<unknown> {
  if (!days) return sql`true`;
  return sql`${column} >= ${startOf(days.from, zone)}
    and ${column} < (${days.to}::date + 1)::timestamp at time zone ${zone}`;
}

function startOf(day: string, zone: string): RawBuilder<unknown> {
  return sql`${day}::date::timestamp at time zone ${zone}`;
}

function ordered({ query, limit }: PageAsked): RawBuilder<unknown> {
  const way = query.sortOrder === 'asc' ? sql`asc` : sql`desc`;
  const column = query.sort === 'worth' ? sql`worth` : sql`ordered_at`;
  return sql`order by ${column} ${way}, order_id ${way} limit ${limit + 1}`;
}

function placeOf({ query }: PageAsked, { orderId, orderedAt, worth }: Place): string {
  return `${query.sort === 'worth' ? worth : orderedAt.toISOString()}_${orderId}`;
}

function afterPlace({ query: { after, sort, sortOrder } }: PageAsked): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const [value = '', orderId] = after.split(/_(.*)/s);
  const isOne = sort === 'worth' ? /^-?\d{1,15}$/.test(value) : z.safeParse(Moment, value).success;
  if (orderId === undefined || !isOne) throw new AppError('MALFORMED_REQUEST');
  const column = sort === 'worth' ? sql`worth` : sql`ordered_at`;
  const given = sort === 'worth' ? sql`${Number(value)}::bigint` : sql`${new Date(value)}::timestamptz`;
  return sortOrder === 'asc'
    ? sql`(${column}, order_id) > (${given}, ${orderId})`
    : sql`(${column}, order_id) < (${given}, ${orderId})`;
}
