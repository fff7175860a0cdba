import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';

/** What a tool brought in: `orders` and `revenueMinor` where the order's one credit is the tool's, net of what went back. */
export interface ToolEarnings {
  codesUsed: number;
  orders: number;
  revenueMinor: number;
}

/**
 * Keeps of an order that a tool brought it: the message that its credit belongs to welcomed somebody who signed up
 * through the tool, or it has a code that the tool gave and no other credit. Told again, it changes nothing.
 */
export async function keepToolOrder(tx: Tx, { shopId, order }: DomainEvents['orderPlaced']): Promise<void> {
  await sql`
    with credit as (
      select m.source_event, c.source_kind, c.source_type from order_credits c
      join messages m on m.shop_id = c.shop_id and m.message_id = c.message_id and m.created_at = c.message_created_at
      where c.shop_id = ${shopId} and c.order_id = ${order.orderId}
    ), welcomed as (
      select l.tool_id from credit c
      join consent_ledger l on l.shop_id = ${shopId} and l.entry_id::text = c.source_event
      join opt_in_tools t on t.shop_id = l.shop_id and t.tool_id = l.tool_id and t.type = c.source_type
      where c.source_kind = 'campaign'
    ), given as (
      select p.tool_id from tool_prizes p
      left join subscribers s on s.shop_id = p.shop_id and s.subscriber_id = p.subscriber_id
      where p.shop_id = ${shopId} and p.discount_code = any(${order.discountCodes}) and p.won_at <= ${order.createdAt}
      order by s.phone_e164 is not distinct from ${order.phoneE164} desc, p.won_at desc
      limit 1
    ), brought as (
      select tool_id, true as is_earned from welcomed
      union all
      select tool_id, not exists (select from credit) from given where not exists (select from welcomed)
    )
    insert into tool_orders (shop_id, order_id, tool_id, has_code, is_earned, amount_minor)
    select ${shopId}, ${order.orderId}, tool_id, exists (select from given g where g.tool_id = b.tool_id), is_earned,
      ${order.totalMinor}
    from brought b limit 1
    on conflict do nothing`.execute(tx);
}

/** What goes back is earned no more, and never more than is left. */
export async function takeBackToolRefund(
  tx: Tx,
  { shopId, orderId, amountMinor }: DomainEvents['orderRefunded'],
): Promise<void> {
  await sql`
    update tool_orders set returned_minor = least(amount_minor, returned_minor + ${amountMinor})
    where shop_id = ${shopId} and order_id = ${orderId}`.execute(tx);
}

export async function takeBackToolCancelled(
  tx: Tx,
  { shopId, orderId }: DomainEvents['orderCancelled'],
): Promise<void> {
  await sql`
    update tool_orders set returned_minor = amount_minor
    where shop_id = ${shopId} and order_id = ${orderId}`.execute(tx);
}

export async function changeToolOrder(
  tx: Tx,
  { shopId, orderId, changeMinor }: DomainEvents['orderEdited'],
): Promise<void> {
  await sql`
    update tool_orders set amount_minor = greatest(amount_minor + ${changeMinor}, returned_minor)
    where shop_id = ${shopId} and order_id = ${orderId}`.execute(tx);
}

/** What each tool of a shop brought in, all time, by tool id. */
export async function sumToolOrders(tx: Tx, shopId: number): Promise<Map<string, ToolEarnings>> {
  const { rows } = await sql<ToolEarnings & { toolId: string }>`
    select tool_id as "toolId", count(*) filter (where has_code)::int as "codesUsed",
      count(*) filter (where is_earned)::int as orders,
      coalesce(sum(amount_minor - returned_minor) filter (where is_earned), 0)::bigint as "revenueMinor"
    from tool_orders where shop_id = ${shopId} group by tool_id`.execute(tx);
  return new Map(rows.map(({ toolId, ...earned }) => [toolId, earned]));
}
