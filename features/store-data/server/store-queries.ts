import { sql, type Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { CheckoutFacts, OrderFacts } from '../contract/store-facts.ts';

export type Shop = Selectable<Shops>;

export async function findShopByUrl(db: Database | Tx, shopUrl: string): Promise<Shop | null> {
  return (
    (await db.selectFrom('shops').selectAll().where('shop_url', '=', shopUrl).executeTakeFirst()) ?? null
  );
}

export async function getShop(db: Database | Tx, shopId: number): Promise<Shop> {
  return db.selectFrom('shops').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}

/** Stores a checkout unless a newer state of it is stored. Returns whether it was. */
export async function saveCheckout(tx: Tx, shopId: number, checkout: CheckoutFacts): Promise<boolean> {
  const values = {
    cart_token: checkout.cartToken,
    customer_id: checkout.customerId,
    phone_e164: checkout.phoneE164,
    email: checkout.email,
    first_name: checkout.firstName,
    currency: checkout.currency,
    total_minor: checkout.totalMinor,
    line_items: JSON.stringify(checkout.lines),
    recover_url: checkout.recoverUrl,
    store_updated_at: checkout.updatedAt,
  };
  const saved = await tx
    .insertInto('checkouts')
    .values({
      ...values,
      shop_id: shopId,
      checkout_token: checkout.checkoutToken,
      completed_at: checkout.completedAt,
      store_created_at: checkout.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'checkout_token'])
        .doUpdateSet({
          ...values,
          // Once completed it stays so, whatever an older body says.
          completed_at: (eb) => eb.fn.coalesce('checkouts.completed_at', 'excluded.completed_at'),
        })
        .whereRef('excluded.store_updated_at', '>=', 'checkouts.store_updated_at'),
    )
    .returning('checkout_token')
    .executeTakeFirst();
  return saved !== undefined;
}

/** What storing an order found out: whether it is the first time, and whether it was just cancelled. */
export interface SavedOrder {
  isNew: boolean;
  newlyCancelled: boolean;
}

/** Stores an order unless a newer state of it is stored. */
export async function saveOrder(tx: Tx, shopId: number, order: OrderFacts): Promise<SavedOrder> {
  const before = await tx
    .selectFrom('orders')
    .select(['cancelled_at', 'store_updated_at'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', order.orderId)
    .forUpdate()
    .executeTakeFirst();
  if (before && before.store_updated_at > order.updatedAt) return { isNew: false, newlyCancelled: false };
  const values = {
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
  const saved = await tx
    .insertInto('orders')
    .values({ ...values, shop_id: shopId, order_id: order.orderId, store_created_at: order.createdAt })
    .onConflict((conflict) => conflict.columns(['shop_id', 'order_id']).doUpdateSet(values))
    // xmax is 0 on a row that this statement inserted: two webhooks of one new order may race here.
    .returning(sql<boolean>`xmax = 0`.as('inserted'))
    .executeTakeFirstOrThrow();
  return { isNew: saved.inserted, newlyCancelled: order.cancelledAt !== null && !before?.cancelled_at };
}

export interface Refund {
  refundId: string;
  orderId: string;
  amountMinor: number;
  refundedAt: Date;
}

/** The refunds of an order that are known, oldest first. */
export async function listRefunds(tx: Tx, shopId: number, orderId: string): Promise<Refund[]> {
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

/** Stores a refund. Returns false when it was stored before. */
export async function saveRefund(tx: Tx, shopId: number, refund: Refund): Promise<boolean> {
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
