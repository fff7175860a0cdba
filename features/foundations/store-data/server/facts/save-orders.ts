import { sql, type Selectable } from 'kysely';
import type { Orders } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { OrderFacts } from '../../contract/store-facts.ts';
import { hasOtherGoods } from '../../rules/has-other-goods.ts';
import { isPaid, isWorthNothing } from '../../rules/read-order.ts';
import type { OrderFact } from './read-facts.ts';

/** The result of storing an order. */
export interface SavedOrder {
  isNew: boolean;
  /** Whether the report is a newer state than the stored one, or the first. */
  isNewer: boolean;
  /** `mustNotify`: campaigns must be notified now. `isNotified`: they were, or are now. */
  mustNotify: boolean;
  isNotified: boolean;
  /** Since when the order is cancelled, or paid. Null if campaigns need not be notified of that now. */
  cancelledAt: Date | null;
  paidAt: Date | null;
  /** By how much an edit changed the order's value. */
  changeMinor: number;
  /** Whether the order's goods or its value changed. */
  isEdited: boolean;
}

/** An order, whether it is new for campaigns, and when it was reported. */
export type ReportedOrder = Pick<OrderFact, 'order' | 'isNews' | 'reportedAt'>;

type Before = Pick<
  Selectable<Orders>,
  | 'cancelled_at'
  | 'paid_at'
  | 'void_since'
  | 'store_updated_at'
  | 'state_reported_at'
  | 'notified_at'
  | 'total_minor'
  | 'landing_site'
  | 'line_items'
>;

/** The columns that a newer report overwrites. */
const STATE = [
  'name',
  'checkout_token',
  'cart_token',
  'customer_id',
  'phone_e164',
  'email',
  'first_name',
  'currency',
  'total_minor',
  'discount_codes',
  'payment_gateways',
  'financial_status',
  'fulfilment_status',
  'tags',
  'note_attributes',
  'source_name',
  'status_url',
  'is_test',
  'landing_site',
  'line_items',
  'cancelled_at',
  'store_updated_at',
  'state_reported_at',
  'paid_at',
  'void_since',
] as const;
const STATE_COLUMNS = sql.join(STATE.map((column) => sql.ref(column)));
const STATE_CHANGES = sql.join(STATE.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));

/**
 * Stores orders, each once, unless a newer state is stored; returns the result of each. New ones are inserted first and
 * compared only if they existed: if two workers have the first two reports of an order, the second waits for the first
 * and then compares.
 */
export async function saveOrders(
  tx: Tx,
  shopId: number,
  reported: readonly ReportedOrder[],
): Promise<ReadonlyMap<string, SavedOrder>> {
  if (reported.length === 0) return new Map();
  const inserted = await insertOrders(tx, shopId, reported);
  const known = reported.filter(({ order }) => !inserted.has(order.orderId));
  const before = await lockBefore(
    tx,
    shopId,
    known.map(({ order }) => order.orderId),
  );
  const changes = known.map((one) => compare(one, getBefore(before, one)));
  await updateOrders(
    tx,
    shopId,
    changes.flatMap(({ row }) => row ?? []),
  );
  return new Map([
    ...reported
      .filter(({ order }) => inserted.has(order.orderId))
      .map(({ order, isNews }) => [order.orderId, whatIsNew(order, isNews)] as const),
    ...changes.map(({ orderId, saved }) => [orderId, saved] as const),
  ]);
}

/** Stores orders that do not exist yet. Returns their ids. */
export async function insertOrders(
  tx: Tx,
  shopId: number,
  reported: readonly (ReportedOrder & { deliveredAt?: Date | null })[],
): Promise<ReadonlySet<string>> {
  const rows = reported.map(({ order, reportedAt, isNews, deliveredAt = null }) => ({
    ...valuesOf(order),
    state_reported_at: reportedAt,
    store_created_at: order.createdAt,
    paid_at: isPaid(order) ? order.updatedAt : null,
    void_since: isWorthNothing(order) ? order.updatedAt : null,
    delivered_at: deliveredAt,
    notified_at: isNews ? reportedAt : null,
  }));
  const inserted = await sql<{ order_id: string }>`
    insert into orders (shop_id, order_id, store_created_at, delivered_at, notified_at, ${STATE_COLUMNS})
    select ${shopId}, order_id, store_created_at, delivered_at, notified_at, ${STATE_COLUMNS}
    from json_populate_recordset(null::orders, ${storableJson(rows)}::json)
    on conflict do nothing returning order_id`.execute(tx);
  return new Set(inserted.rows.map((row) => row.order_id));
}

async function lockBefore(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Before>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<Before & { order_id: string }>`
    select order_id, cancelled_at, paid_at, void_since, store_updated_at, state_reported_at, notified_at, total_minor,
      landing_site, line_items from orders where shop_id = ${shopId} and order_id = any(${[...orderIds]}::text[])
    order by order_id for update`.execute(tx);
  return new Map(rows.map((row) => [row.order_id, row]));
}

function getBefore(before: ReadonlyMap<string, Before>, { order }: ReportedOrder): Before {
  const row = before.get(order.orderId);
  if (!row) throw new Error('An order was there and is gone');
  return row;
}

/** Compares a report with a stored order: its new state, null if nothing is new, and what must be reported. */
function compare({ order, isNews, reportedAt }: ReportedOrder, before: Before) {
  const mustNotify = isNews && before.notified_at === null;
  const isNewer = isNewerThan(before, order, reportedAt);
  // A report about a cancelled order no longer contains its value.
  const totalMinor = order.cancelledAt ? before.total_minor : order.totalMinor;
  const paidAt = before.paid_at ?? (isNewer && isPaid(order) ? order.updatedAt : null);
  const cancelledAt = isNewer ? order.cancelledAt : before.cancelled_at;
  const isNotified = mustNotify || before.notified_at !== null;
  const changeMinor = isNewer ? totalMinor - before.total_minor : 0;
  const saved: SavedOrder = {
    isNew: false,
    isNewer,
    mustNotify,
    isNotified,
    // Campaigns are notified of an earlier payment or cancellation together with the order.
    cancelledAt: isNotified && (mustNotify || !before.cancelled_at) ? cancelledAt : null,
    paidAt: isNotified && (mustNotify || !before.paid_at) ? paidAt : null,
    changeMinor,
    isEdited: isNotified && (changeMinor !== 0 || (isNewer && hasOtherGoods(before.line_items, order))),
  };
  const row = {
    ...valuesOf(order),
    state_reported_at: reportedAt,
    total_minor: totalMinor,
    paid_at: paidAt,
    void_since: isWorthNothing(order) && paidAt === null ? (before.void_since ?? order.updatedAt) : null,
    // The first page of a visit does not change, and polling does not return it.
    landing_site: order.landingSite ?? before.landing_site,
    notified_at: mustNotify ? reportedAt : before.notified_at,
    isNewer,
  };
  return { orderId: order.orderId, saved, row: isNewer || mustNotify ? row : null };
}

type OrderRow = NonNullable<ReturnType<typeof compare>['row']>;

/** A report that is not newer only changes when campaigns were notified. */
async function updateOrders(tx: Tx, shopId: number, rows: readonly OrderRow[]): Promise<void> {
  const newer = rows.filter(({ isNewer }) => isNewer);
  if (newer.length > 0)
    await sql`
      update orders o set notified_at = n.notified_at, ${STATE_CHANGES}
      from json_populate_recordset(null::orders, ${storableJson(newer)}::json) n
      where o.shop_id = ${shopId} and o.order_id = n.order_id`.execute(tx);
  const older = rows.filter(({ isNewer }) => !isNewer);
  if (older.length > 0)
    await sql`
      update orders o set notified_at = n.notified_at
      from json_populate_recordset(null::orders, ${storableJson(older)}::json) n
      where o.shop_id = ${shopId} and o.order_id = n.order_id`.execute(tx);
}

/** For an order that is stored for the first time. */
function whatIsNew(order: OrderFacts, isNews: boolean): SavedOrder {
  return {
    isNew: true,
    isNewer: true,
    mustNotify: isNews,
    isNotified: isNews,
    cancelledAt: isNews ? order.cancelledAt : null,
    paidAt: isNews && isPaid(order) ? order.updatedAt : null,
    changeMinor: 0,
    isEdited: false,
  };
}

/** Newer is a later `updatedAt`, or the same `updatedAt` in a later report. The same report again is not newer. */
function isNewerThan(before: Before, order: OrderFacts, reportedAt: Date): boolean {
  const apart = order.updatedAt.getTime() - before.store_updated_at.getTime();
  return apart > 0 || (apart === 0 && reportedAt.getTime() > (before.state_reported_at?.getTime() ?? 0));
}

/** An order's facts as columns. */
function valuesOf(order: OrderFacts) {
  return {
    order_id: order.orderId,
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
    note_attributes: order.noteAttributes,
    source_name: order.sourceName,
    status_url: order.statusUrl,
    is_test: order.isTest,
    landing_site: order.landingSite,
    line_items: order.lines,
    cancelled_at: order.cancelledAt,
    store_updated_at: order.updatedAt,
  };
}
