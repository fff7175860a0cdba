import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { OrderFacts, RefundFacts } from '../contract/store-facts.ts';

/** What storing an order found out. */
export interface SavedOrder {
  isNew: boolean;
  newlyCancelled: boolean;
  /** By how much an edit changed what it is worth. */
  changeMinor: number;
}

const UNCHANGED: SavedOrder = { isNew: false, newlyCancelled: false, changeMinor: 0 };

/**
 * Stores an order unless a newer state of it is stored. A new one is inserted first and looked at only when it was
 * there: of two workers with the first two facts of it, the second waits for the first, and then compares.
 */
export async function saveOrder(tx: Tx, shopId: number, order: OrderFacts): Promise<SavedOrder> {
  const values = valuesOf(order);
  const inserted = await tx
    .insertInto('orders')
    .values({ ...values, shop_id: shopId, order_id: order.orderId, store_created_at: order.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (inserted) return { isNew: true, newlyCancelled: order.cancelledAt !== null, changeMinor: 0 };
  const before = await tx
    .selectFrom('orders')
    .select(['cancelled_at', 'store_updated_at', 'total_minor'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.store_updated_at > order.updatedAt) return UNCHANGED;
  // What a cancelled order was worth is not told any more.
  const totalMinor = order.cancelledAt ? before.total_minor : order.totalMinor;
  await tx
    .updateTable('orders')
    .set({ ...values, total_minor: totalMinor })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.orderId)
    .execute();
  return {
    isNew: false,
    newlyCancelled: order.cancelledAt !== null && before.cancelled_at === null,
    changeMinor: totalMinor - before.total_minor,
  };
}

function valuesOf(order: OrderFacts) {
  return {
    name: order.name,
    checkout_token: order.checkoutToken,
    cart_token: order.cartToken,
    customer_id: order.customerId,
    phone_e164: order.phoneE164,
    email: order.email,
    first_name: order.firstName,
    currency: order.currency,
    total_minor: order.totalMinor,
    discount_codes: order.discountCodes,
    payment_gateways: order.paymentGateways,
    financial_status: order.financialStatus,
    landing_site: order.landingSite,
    line_items: JSON.stringify(order.lines),
    cancelled_at: order.cancelledAt,
    store_updated_at: order.updatedAt,
  };
}

/** The refunds of an order that are known, oldest first. */
export async function listRefunds(tx: Tx, shopId: number, orderId: string): Promise<RefundFacts[]> {
  const rows = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('refunded_at')
    .execute();
  return rows.map((row) => ({
    refundId: row.refund_id,
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    refundedAt: row.refunded_at,
  }));
}

/** Stores a refund. Returns false when it was stored before, or no money went back yet: then it is told again. */
export async function saveRefund(tx: Tx, shopId: number, refund: RefundFacts): Promise<boolean> {
  if (refund.amountMinor === 0) return false;
  const saved = await tx
    .insertInto('refunds')
    .values({
      shop_id: shopId,
      refund_id: refund.refundId,
      order_id: refund.orderId,
      amount_minor: refund.amountMinor,
      refunded_at: refund.refundedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Stores by how much an order's worth changed, and when; two edits in one second are one. */
export async function saveOrderEdit(
  tx: Tx,
  shopId: number,
  edit: { orderId: string; changeMinor: number; editedAt: Date },
): Promise<void> {
  await tx
    .insertInto('order_edits')
    .values({
      shop_id: shopId,
      order_id: edit.orderId,
      edited_at: edit.editedAt,
      change_minor: edit.changeMinor,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'order_id', 'edited_at'])
        .doUpdateSet({ change_minor: sql`order_edits.change_minor + excluded.change_minor` }),
    )
    .execute();
}
