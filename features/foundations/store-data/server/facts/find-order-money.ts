import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { OrderMoney } from '../../rules/order-money.ts';

interface MoneyRow {
  order_id: string;
  store_created_at: Date;
  total_minor: number;
  currency: string;
  cancelled_at: Date | null;
  void_since: Date | null;
  edits: Movement[] | null;
  refunds: Movement[] | null;
}

interface Movement {
  at: string;
  amountMinor: number;
}

/** The past and present value of orders with their currency, from the stored rows, in the order of their ids. */
export async function findOrderMoney(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<(OrderMoney & { currency: string })[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<MoneyRow>`
    select o.order_id, o.store_created_at, o.total_minor, o.currency, o.cancelled_at, o.void_since,
      (select json_agg(json_build_object('at', e.edited_at, 'amountMinor', e.change_minor) order by e.edited_at)
        from order_edits e where e.shop_id = o.shop_id and e.order_id = o.order_id) as edits,
      (select json_agg(json_build_object('at', r.refunded_at, 'amountMinor', r.amount_minor) order by r.refunded_at, r.refund_id)
        from refunds r where r.shop_id = o.shop_id and r.order_id = o.order_id) as refunds
    from orders o where o.shop_id = ${shopId} and o.order_id = any(${[...orderIds]}::text[])
    order by o.order_id`.execute(tx);
  return rows.map((row) => ({
    orderId: row.order_id,
    createdAt: row.store_created_at,
    totalMinor: row.total_minor,
    currency: row.currency,
    edits: movements(row.edits),
    refunds: movements(row.refunds),
    cancelledAt: row.cancelled_at,
    voidSince: row.void_since,
  }));
}

function movements(reported: Movement[] | null) {
  return (reported ?? []).map(({ at, amountMinor }) => ({ at: new Date(at), amountMinor }));
}
