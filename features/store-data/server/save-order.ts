import { sql, type Selectable } from 'kysely';
import type { Orders } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OrderFacts } from '../contract/store-facts.ts';
import { isPaid } from '../rules/read-order.ts';

/** What storing an order found out. */
export interface SavedOrder {
  isNew: boolean;
  /** It is a newer state than the one that was stored, or the first. */
  isNewer: boolean;
  /** Campaigns are to be told of it now; `isTold`: they were, or are now. */
  newlyTold: boolean;
  isTold: boolean;
  /** Since when it is cancelled, or paid, where that is to be told now. */
  cancelledAt: Date | null;
  paidAt: Date | null;
  /** By how much an edit changed what it is worth. */
  changeMinor: number;
}

/** How an order was told: whether that is news to campaigns, and when. */
interface Telling {
  isNews: boolean;
  toldAt: Date;
}

type Before = Pick<
  Selectable<Orders>,
  'cancelled_at' | 'paid_at' | 'store_updated_at' | 'state_told_at' | 'told_at' | 'total_minor'
>;

/**
 * Stores an order unless a newer state of it is stored. A new one is inserted first and looked at only when it was
 * there: of two workers with the first two facts of it, the second waits for the first, and then compares.
 */
export async function saveOrder(
  tx: Tx,
  shopId: number,
  order: OrderFacts,
  { isNews, toldAt }: Telling = { isNews: true, toldAt: order.updatedAt },
): Promise<SavedOrder> {
  const values = { ...valuesOf(order), state_told_at: toldAt };
  const paidAt = isPaid(order) ? order.updatedAt : null;
  const inserted = await tx
    .insertInto('orders')
    .values({
      ...values,
      shop_id: shopId,
      order_id: order.orderId,
      store_created_at: order.createdAt,
      paid_at: paidAt,
      told_at: isNews ? toldAt : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (inserted) return whatIsNew(order, isNews);
  const before = await lockBefore(tx, shopId, order.orderId);
  const newlyTold = isNews && before.told_at === null;
  const isNewer = isNewerThan(before, order, toldAt);
  // What a cancelled order was worth is not told any more.
  const totalMinor = order.cancelledAt ? before.total_minor : order.totalMinor;
  const after = {
    paidAt: before.paid_at ?? (isNewer ? paidAt : null),
    cancelledAt: isNewer ? order.cancelledAt : before.cancelled_at,
  };
  if (isNewer || newlyTold) {
    await tx
      .updateTable('orders')
      .set({
        ...(isNewer && { ...values, total_minor: totalMinor, paid_at: after.paidAt }),
        // The first page of a visit does not change; asked for by us, the store leaves it out.
        ...(isNewer && { landing_site: sql`coalesce(${order.landingSite}, landing_site)` }),
        ...(newlyTold && { told_at: toldAt }),
      })
      .where('shop_id', '=', shopId)
      .where('order_id', '=', order.orderId)
      .execute();
  }
  const isTold = newlyTold || before.told_at !== null;
  return {
    isNew: false,
    isNewer,
    newlyTold,
    isTold,
    // What happened to an order before anybody was told of it is told with it.
    cancelledAt: isTold && (newlyTold || !before.cancelled_at) ? after.cancelledAt : null,
    paidAt: isTold && (newlyTold || !before.paid_at) ? after.paidAt : null,
    changeMinor: isNewer && isTold ? totalMinor - before.total_minor : 0,
  };
}

/** Of an order that is stored for the first time. */
function whatIsNew(order: OrderFacts, isNews: boolean): SavedOrder {
  return {
    isNew: true,
    isNewer: true,
    newlyTold: isNews,
    isTold: isNews,
    cancelledAt: isNews ? order.cancelledAt : null,
    paidAt: isNews && isPaid(order) ? order.updatedAt : null,
    changeMinor: 0,
  };
}

function lockBefore(tx: Tx, shopId: number, orderId: string): Promise<Before> {
  return tx
    .selectFrom('orders')
    .select(['cancelled_at', 'paid_at', 'store_updated_at', 'state_told_at', 'told_at', 'total_minor'])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same state told again is not newer: nothing of it is told twice. */
function isNewerThan(before: Before, order: OrderFacts, toldAt: Date): boolean {
  const apart = order.updatedAt.getTime() - before.store_updated_at.getTime();
  return apart > 0 || (apart === 0 && toldAt.getTime() > (before.state_told_at?.getTime() ?? 0));
}

/** An order's facts as columns. */
export function valuesOf(order: OrderFacts) {
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
    fulfilment_status: order.fulfilmentStatus,
    tags: order.tags,
    note_attributes: JSON.stringify(order.noteAttributes),
    source_name: order.sourceName,
    status_url: order.statusUrl,
    is_test: order.isTest,
    landing_site: order.landingSite,
    line_items: JSON.stringify(order.lines),
    cancelled_at: order.cancelledAt,
    store_updated_at: order.updatedAt,
  };
}
