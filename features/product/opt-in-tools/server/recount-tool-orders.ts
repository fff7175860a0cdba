import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { followToolOrders } from './tool-orders.ts';

/** The differences between the stored orders of tools and the recount, as sentences. */
export interface RecountedToolOrders {
  toolOrders: string[];
}

const ORDERS_AT_ONCE = 500;

/** Finds again which tool brought each of a shop's orders, repairs the stored ones, and returns the differences. */
export async function recountToolOrders(tx: Tx, shopId: number): Promise<RecountedToolOrders> {
  const toolOrders: string[] = [];
  for (let after = ''; ;) {
    const orderIds = await ordersAfter(tx, shopId, after);
    const last = orderIds.at(-1);
    if (last === undefined) return { toolOrders };
    const kept = await storedOf(tx, shopId, orderIds);
    await followToolOrders(tx, [{ name: 'creditsChanged', event: { shopId, orderIds } }]);
    const counted = await storedOf(tx, shopId, orderIds);
    toolOrders.push(...orderIds.flatMap((orderId) => describe(orderId, kept, counted)));
    after = last;
  }
}

async function ordersAfter(tx: Tx, shopId: number, after: string): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from orders where shop_id = ${shopId} and order_id > ${after}
    order by order_id limit ${ORDERS_AT_ONCE}`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

/** Returns the stored tool of each order. */
async function storedOf(tx: Tx, shopId: number, orderIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ orderId: string; line: string }>`
    select order_id as "orderId", concat_ws(' ', tool_id, has_code, is_earned, amount_minor, returned_minor) as line
    from tool_orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])`.execute(tx);
  return new Map(rows.map(({ orderId, line }) => [orderId, line]));
}

function describe(
  orderId: string,
  kept: ReadonlyMap<string, string>,
  counted: ReadonlyMap<string, string>,
): string[] {
  const [was, is] = [kept.get(orderId), counted.get(orderId)];
  return was === is ? [] : [`${orderId}: ${was ?? 'no tool'} kept, ${is ?? 'no tool'} counted`];
}
