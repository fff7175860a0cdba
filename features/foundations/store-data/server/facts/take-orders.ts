import '../../contract/store-events.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';
import type { FulfilmentFacts, RefundFacts } from '../../contract/store-facts.ts';
import type { ReportedFulfilment } from '../../rules/read-fulfilment.ts';
import { listFulfilments } from './fulfilment-queries.ts';
import { findKnownOrders, noteDeliveries, type KnownOrder } from './note-deliveries.ts';
import type { OrderFact, PartFact } from './read-facts.ts';
import { findCheckoutPhones } from './save-checkouts.ts';
import { saveFulfilments, type ChangedFulfilment } from './save-fulfilments.ts';
import { saveOrders, type SavedOrder } from './save-orders.ts';
import { listRefunds, saveOrderEdits, saveRefunds } from './save-refunds.ts';

/** The results of storing all reported orders and parts. */
interface Found {
  shopId: number;
  orders: ReadonlyMap<string, SavedOrder>;
  /** All orders that are known by now. */
  known: ReadonlyMap<string, KnownOrder>;
  savedRefunds: ReadonlySet<string>;
  /** The refunds of orders that are reported for the first time. */
  refunds: readonly RefundFacts[];
  changed: ReadonlyMap<ReportedFulfilment, ChangedFulfilment>;
  parcels: ReadonlyMap<string, readonly FulfilmentFacts[]>;
  delivered: ReadonlyMap<string, Date>;
}

/** Stores orders and their parts, each order once; returns the events of each. */
export async function takeOrders(
  tx: Tx,
  shopId: number,
  reported: readonly (OrderFact | PartFact)[],
): Promise<ReadonlyMap<OrderFact | PartFact, PublishedEvent[]>> {
  if (reported.length === 0) return new Map();
  const facts = await withCheckoutPhones(tx, shopId, reported);
  const found = await store(tx, shopId, facts);
  const edits = facts.flatMap((fact) => {
    const changeMinor = fact.of === 'order' ? getSaved(found, fact).changeMinor : 0;
    return fact.of === 'order' && changeMinor !== 0 ? [editOf(fact, changeMinor)] : [];
  });
  await saveOrderEdits(tx, shopId, edits);
  return new Map(reported.map((one, nth) => [one, newsOf(found, facts[nth] ?? one)]));
}

async function store(tx: Tx, shopId: number, facts: readonly (OrderFact | PartFact)[]): Promise<Found> {
  const orders = facts.filter((fact) => fact.of === 'order');
  const saved = await saveOrders(tx, shopId, orders);
  const savedRefunds = await saveRefunds(tx, shopId, facts.flatMap(refundsIn));
  const changed = await saveFulfilments(tx, shopId, facts.flatMap(fulfilmentsIn));
  const orderIds = facts.map((fact) => (fact.of === 'order' ? fact.order.orderId : fact.orderId));
  const known = await findKnownOrders(tx, shopId, orderIds);
  // A refund alone says nothing about shipments.
  const sent = facts.flatMap((fact) => (fact.of === 'refund' ? [] : (known.get(idOf(fact)) ?? [])));
  const parcels = await listFulfilments(
    tx,
    shopId,
    sent.map(({ orderId }) => orderId),
  );
  const mustNotify = orders.filter(({ order }) => saved.get(order.orderId)?.mustNotify);
  const refunds = await listRefunds(tx, shopId, mustNotify.map(idOf));
  const delivered = await noteDeliveries(tx, shopId, sent, parcels);
  return { shopId, orders: saved, known, savedRefunds, refunds, changed, parcels, delivered };
}

/** An order without a phone number gets its checkout's. */
async function withCheckoutPhones(
  tx: Tx,
  shopId: number,
  reported: readonly (OrderFact | PartFact)[],
): Promise<(OrderFact | PartFact)[]> {
  const tokens = reported.flatMap((fact) =>
    fact.of === 'order' && fact.order.phoneE164 === null ? (fact.order.checkoutToken ?? []) : [],
  );
  const phones = await findCheckoutPhones(tx, shopId, tokens);
  return reported.map((fact) => {
    if (fact.of !== 'order' || fact.order.phoneE164 !== null) return fact;
    const phoneE164 = phones.get(fact.order.checkoutToken ?? '') ?? null;
    return { ...fact, order: { ...fact.order, phoneE164 } };
  });
}

function idOf(fact: OrderFact | PartFact): string {
  return fact.of === 'order' ? fact.order.orderId : fact.orderId;
}

function refundsIn(fact: OrderFact | PartFact): readonly RefundFacts[] {
  if (fact.of === 'order') return fact.refunds;
  return fact.of === 'refund' ? [fact.refund] : [];
}

function fulfilmentsIn(fact: OrderFact | PartFact): readonly ReportedFulfilment[] {
  if (fact.of === 'order') return fact.fulfilments;
  return fact.of === 'fulfilment' ? [fact.fulfilment] : [];
}

function getSaved({ orders }: Pick<Found, 'orders'>, { order }: OrderFact): SavedOrder {
  const saved = orders.get(order.orderId);
  if (!saved) throw new Error('An order was not stored');
  return saved;
}

function newsOf(found: Found, fact: OrderFact | PartFact): PublishedEvent[] {
  return fact.of === 'order' ? newsOfOrder(found, fact) : newsOfPart(found, fact);
}

/** The events of an order since its last report, in the order in which they are raised. */
function newsOfOrder(found: Found, fact: OrderFact): PublishedEvent[] {
  const { shopId } = found;
  const { order } = fact;
  const { orderId } = order;
  const saved = getSaved(found, fact);
  const { changeMinor, isEdited, paidAt, cancelledAt } = saved;
  const news: PublishedEvent[] = [];
  if (saved.mustNotify) news.push({ name: 'orderPlaced', event: { shopId, order } });
  news.push(...refundNews(found, fact, saved));
  if (isEdited) news.push({ name: 'orderEdited', event: { shopId, ...editOf(fact, changeMinor) } });
  if (paidAt) news.push({ name: 'orderPaid', event: { shopId, order, paidAt } });
  if (cancelledAt) news.push({ name: 'orderCancelled', event: { shopId, orderId, cancelledAt } });
  news.push(...parcelNews(found, fact, saved));
  if (!saved.isNew || saved.mustNotify) news.push(...deliveryNews(found, orderId));
  if (saved.isNewer && !saved.isNew) news.push({ name: 'orderChanged', event: { shopId, order } });
  if (!saved.isNotified) news.push({ name: 'pastOrdersStored', event: { shopId, orderIds: [orderId] } });
  return news;
}

function editOf({ order }: OrderFact, changeMinor: number) {
  return { orderId: order.orderId, changeMinor, editedAt: order.updatedAt };
}

function refundNews(found: Found, fact: OrderFact, saved: SavedOrder): PublishedEvent[] {
  if (!saved.isNotified) return [];
  const fresh = fact.refunds.filter(({ refundId }) => found.savedRefunds.has(refundId));
  // A refund may be reported before its order; then nobody could subtract it yet.
  const all = found.refunds.filter(({ orderId }) => orderId === fact.order.orderId);
  return (saved.mustNotify ? all : fresh).map((refund) => refundEvent(found.shopId, refund));
}

/** The shipments in the order's report, and those that were reported before it. */
function parcelNews(found: Found, fact: OrderFact, saved: SavedOrder): PublishedEvent[] {
  if (!saved.isNew) return fact.fulfilments.flatMap((reported) => changeNews(found, reported));
  if (!saved.mustNotify) return [];
  return (found.parcels.get(fact.order.orderId) ?? [])
    .filter(({ status }) => status !== null)
    .map((fulfilment): PublishedEvent => ({
      name: 'fulfilmentChanged',
      event: { shopId: found.shopId, fulfilment, changed: ['created'] },
    }));
}

function newsOfPart(found: Found, fact: PartFact): PublishedEvent[] {
  const order = found.known.get(fact.orderId);
  // Nobody can use a part of an unknown order; it is reported with its order.
  if (!order) return [];
  if (fact.of === 'fulfilment')
    return [...changeNews(found, fact.fulfilment), ...deliveryNews(found, fact.orderId)];
  if (!found.savedRefunds.has(fact.refund.refundId)) return [];
  if (order.isNotified) return [refundEvent(found.shopId, fact.refund)];
  return [{ name: 'pastOrdersStored', event: { shopId: found.shopId, orderIds: [fact.orderId] } }];
}

function changeNews({ shopId, changed }: Found, reported: ReportedFulfilment): PublishedEvent[] {
  const change = changed.get(reported);
  return change ? [{ name: 'fulfilmentChanged', event: { shopId, ...change } }] : [];
}

function deliveryNews({ shopId, delivered }: Found, orderId: string): PublishedEvent[] {
  const deliveredAt = delivered.get(orderId);
  return deliveredAt ? [{ name: 'orderDelivered', event: { shopId, orderId, deliveredAt } }] : [];
}

function refundEvent(shopId: number, refund: RefundFacts): PublishedEvent {
  return { name: 'orderRefunded', event: { shopId, ...refund } };
}
