import { sql } from 'kysely';
import '#features/product/analytics/contract/credit-events.ts';
import { SINGLE_USE_CODE } from '#features/engine/discounts/server/index.ts';
import { moneyLines } from '#features/foundations/store-data/rules/index.ts';
import { findOrderMoney } from '#features/foundations/store-data/server/orders-api.ts';
import { CREDITED } from '#features/product/analytics/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';

/** Events that can change which tool brought an order, or the order's value. */
export const TOOL_ORDER_NEWS = [...CREDITED, 'creditsChanged'] as const;
type OfOrders = PublishedEvent<(typeof TOOL_ORDER_NEWS)[number]>;

const UUID_TEXT = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** A tool's results: orders and net revenue whose one credit belongs to the tool. */
export interface ToolEarnings {
  codesUsed: number;
  orders: number;
  revenueMinor: number;
}

/**
 * Updates the stored tool of orders. An order belongs to a tool if its credited message welcomed somebody who signed up
 * through the tool, or if it used a code of the tool (a shared code must have been given to this shopper) and has no
 * other credit. Repeating it changes nothing.
 */
export async function followToolOrders(tx: Tx, events: readonly OfOrders[]): Promise<void> {
  for (const [shopId, ofShop] of Map.groupBy(events, ({ event }) => event.shopId)) {
    const orderIds = [...new Set(ofShop.flatMap(ordersIn))];
    const worths = await findWorths(tx, shopId, await findBrought(tx, shopId, orderIds));
    await replaceToolOrders(tx, shopId, orderIds, worths);
  }
}

function ordersIn({ event }: OfOrders): string[] {
  if ('orderIds' in event) return event.orderIds;
  return ['order' in event ? event.order.orderId : event.orderId];
}

interface Brought {
  orderId: string;
  toolId: string;
  hasCode: boolean;
  isEarned: boolean;
}

async function findBrought(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    with asked as (
      select order_id, phone_e164, customer_id, discount_codes, store_created_at,
        array(select code from unnest(discount_codes) as code where code ~ ${SINGLE_USE_CODE}) as own_codes
      from orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[]) and not is_test
    ), welcomed as (
      select c.order_id, l.tool_id from order_credits c
      join messages m on m.shop_id = c.shop_id and m.message_id = c.message_id and m.created_at = c.message_created_at
      -- Finds the entry by its key: a welcome's event is the id of an entry, and other events have no ids.
      join consent_ledger l on l.shop_id = c.shop_id
        and l.entry_id = case when m.source_event ~ ${UUID_TEXT} then m.source_event::uuid end
      join opt_in_tools t on t.shop_id = l.shop_id and t.tool_id = l.tool_id and t.type = c.source_type
      where c.shop_id = ${shopId} and c.order_id = any(${[...orderIds]}::text[]) and c.source_kind = 'campaign'
    ), found as (
      select a.order_id, p.tool_id, p.won_at from asked a
      join tool_prizes p on p.shop_id = ${shopId} and p.discount_code = any(a.own_codes) and p.won_at <= a.store_created_at
      union all
      -- Many winners get a shared code, so anybody may know it. It proves nothing about people who did not win it.
      select a.order_id, p.tool_id, p.won_at from asked a cross join lateral (
        select subscriber_id from subscribers where shop_id = ${shopId} and phone_e164 = a.phone_e164
        union
        select subscriber_id from subscribers where shop_id = ${shopId} and customer_id = a.customer_id
      ) s
      join tool_prizes p on p.shop_id = ${shopId} and p.subscriber_id = s.subscriber_id
        and p.discount_code = any(a.discount_codes) and p.won_at <= a.store_created_at
    ), given as (
      select distinct on (order_id) order_id, tool_id from found order by order_id, won_at desc
    ), coded as (
      select order_id, tool_id from given
      union all
      -- A prize that retention deleted does not reduce the results that it brought.
      select t.order_id, t.tool_id from tool_orders t
      where t.shop_id = ${shopId} and t.order_id = any(${[...orderIds]}::text[]) and t.has_code
        and not exists (select from given g where g.order_id = t.order_id)
    )
    select a.order_id as "orderId", coalesce(w.tool_id, g.tool_id) as "toolId",
      g.tool_id is not null and g.tool_id = coalesce(w.tool_id, g.tool_id) as "hasCode",
      w.tool_id is not null or not exists (
        select from order_credits c where c.shop_id = ${shopId} and c.order_id = a.order_id) as "isEarned"
    from asked a left join welcomed w on w.order_id = a.order_id left join coded g on g.order_id = a.order_id
    where coalesce(w.tool_id, g.tool_id) is not null`.execute(tx);
  return rows;
}

async function findWorths(tx: Tx, shopId: number, brought: readonly Brought[]) {
  const orders = await findOrderMoney(
    tx,
    shopId,
    brought.map(({ orderId }) => orderId),
  );
  const worths = new Map(orders.map((order) => [order.orderId, moneyLines(order)]));
  const sum = (orderId: string, isGain: boolean) =>
    (worths.get(orderId) ?? [])
      .filter(({ kind }) => (kind === 'order' || kind === 'edit') === isGain)
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
  return brought.map((one) => ({
    ...one,
    amountMinor: sum(one.orderId, true),
    returnedMinor: 0 - sum(one.orderId, false),
  }));
}

async function replaceToolOrders(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
  rows: readonly (Brought & { amountMinor: number; returnedMinor: number })[],
): Promise<void> {
  await sql`
    delete from tool_orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])
      and order_id <> all(${rows.map(({ orderId }) => orderId)}::text[])`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    insert into tool_orders (shop_id, order_id, tool_id, has_code, is_earned, amount_minor, returned_minor)
    select ${shopId}, n."orderId", n."toolId", n."hasCode", n."isEarned", n."amountMinor", n."returnedMinor"
    from json_to_recordset(${storableJson(rows)}::json) as n("orderId" text, "toolId" uuid, "hasCode" boolean,
      "isEarned" boolean, "amountMinor" bigint, "returnedMinor" bigint)
    order by 2
    on conflict (shop_id, order_id) do update set tool_id = excluded.tool_id, has_code = excluded.has_code,
      is_earned = excluded.is_earned, amount_minor = excluded.amount_minor, returned_minor = excluded.returned_minor`.execute(
    tx,
  );
}

/** Returns the results of each tool of a shop by tool id. */
export async function sumToolOrders(tx: Tx, shopId: number): Promise<Map<string, ToolEarnings>> {
  const { rows } = await sql<ToolEarnings & { toolId: string }>`
    select tool_id as "toolId", count(*) filter (where has_code)::int as "codesUsed",
      count(*) filter (where is_earned)::int as orders,
      coalesce(sum(amount_minor - returned_minor) filter (where is_earned), 0)::bigint as "revenueMinor"
    from tool_orders where shop_id = ${shopId} group by tool_id`.execute(tx);
  return new Map(rows.map(({ toolId, ...earned }) => [toolId, earned]));
}
