import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { CodOffers, Orders } from '#database/schema/rows.ts';
import { findAttributes } from '#features/foundations/channels/server/index.ts';
import { goodsOf } from '#features/foundations/store-data/contract/goods-of.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { isCashOnDelivery } from '../../../rules/is-cash-on-delivery.ts';
import type { DueSubject, Question, Questions } from '../../../server/engine/campaign.ts';
import type { AskedMessage, CodFacts, OrderState } from '../offer.ts';
import { CodSettings } from '../settings.ts';
import { isOfDraft, lockOffers, readShoppers, toOffer } from './offer-queries.ts';

const Lines = z.array(
  z.object({
    variantId: z.nullable(z.string()),
    title: z.string(),
    priceMinor: z.int(),
    quantity: z.int(),
    currentQuantity: z.int(),
  }),
);
const Notes = z.record(z.string(), z.string());

/** An order with everything that its question and answers need. */
export interface DueCod extends CodFacts, DueSubject {
  orderName: string;
  firstName: string | null;
  totalMinor: number;
  currency: string;
  lines: z.infer<typeof Lines>;
  invoiceUrl: string | null;
  offerId: string | null;
}

/**
 * Reads the facts of an order, or of the order that it replaces, and locks its offer until the end of the transaction.
 */
export async function loadFacts(tx: Tx, { shopId, subject, now }: Question): Promise<DueCod | null> {
  const [facts = null] = await loadEventFacts(tx, { shopId, subjects: [subject], now });
  return facts;
}

/** Reads the facts of several orders. An order that two subjects lead to is returned once, for the first. */
export async function loadEventFacts(
  tx: Tx,
  { shopId, subjects, now }: Questions,
): Promise<(DueCod | null)[]> {
  const ids = subjects.map(({ id }) => id);
  const offers = await lockOffers(tx, shopId, ids);
  const offerOf = (id: string) =>
    offers.find((row) => row.order_id === id) ?? offers.find((row) => row.prepaid_order_id === id) ?? null;
  const orderIds = [...new Set(ids.map((id) => offerOf(id)?.order_id ?? id))];
  const orders = await findOrders(tx, shopId, orderIds);
  if (orders.size === 0) return ids.map(() => null);
  const set = await readSettings(tx, shopId);
  const isCash = (order: Order) =>
    isCashOnDelivery(
      { financialStatus: order.financial_status, paymentGateways: order.payment_gateways },
      set.settings.codLabels,
    );
  const concerned = [...orders.values()].filter((order) => offerOf(order.order_id) || isCash(order));
  const facts = await describe(tx, { shopId, now, set, isCash, offerOf }, concerned);
  return ids.map((id) => {
    const orderId = offerOf(id)?.order_id ?? id;
    const own = facts.get(orderId) ?? null;
    facts.delete(orderId);
    return own;
  });
}

interface Known {
  shopId: number;
  now: Date;
  set: Pick<CodFacts, 'settings' | 'isCampaignOn' | 'delaySeconds'>;
  isCash: (order: Order) => boolean;
  offerOf: (orderId: string) => Selectable<CodOffers> | null;
}

async function describe(
  tx: Tx,
  { shopId, now, set, isCash, offerOf }: Known,
  orders: readonly Order[],
): Promise<Map<string, DueCod>> {
  if (orders.length === 0) return new Map();
  const asked = await findAsked(
    tx,
    shopId,
    orders.map((order) => order.order_id),
  );
  const cancelsWithoutAnswer = (await findAttributes(tx, shopId))['cancelledNoResponse'] === true;
  const read = orders.map((order) => {
    const lines = readStored(Lines, order.line_items, `the lines of order ${order.order_id}`);
    const names = { phoneE164: order.phone_e164, customerId: order.customer_id };
    return { order, lines, names, shopper: { orderId: order.order_id, ...names, lines: goodsOf(lines) } };
  });
  const shoppers = await readShoppers(
    tx,
    { shopId, now },
    read.map(({ shopper }) => shopper),
  );
  const facts = new Map<string, DueCod>();
  for (const { order, lines, names, shopper } of read) {
    const offer = offerOf(order.order_id);
    facts.set(order.order_id, {
      now,
      order: await toState(tx, order, { isCashOnDelivery: isCash(order), lines: shopper.lines }),
      offer: offer && toOffer(offer),
      ...set,
      asked: asked.get(order.order_id) ?? null,
      cancelsWithoutAnswer,
      shopper: shoppers.get(order.order_id) ?? { hasLinkForSameLines: false, returned: 0 },
      person: { subscriberId: null, ...names },
      amountMinor: order.total_minor,
      orderName: order.name,
      firstName: order.first_name,
      totalMinor: order.total_minor,
      currency: order.currency,
      lines,
      ...offerParts(offer),
    });
  }
  return facts;
}

function offerParts(offer: Selectable<CodOffers> | null) {
  return { invoiceUrl: offer?.invoice_url ?? null, offerId: offer?.offer_id ?? null };
}

type Order = Selectable<Orders> & { has_parcel: boolean };

async function findOrders(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order>> {
  const { rows } = await sql<Order>`
    select o.*, exists (
      select from fulfilments f where f.shop_id = o.shop_id and f.order_id = o.order_id
        and (f.status is null or f.status not in ('cancelled', 'error', 'failure'))
    ) as has_parcel
    from orders o where o.shop_id = ${shopId} and o.order_id = any(${[...orderIds]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.order_id, row]));
}

async function toState(
  tx: Tx,
  row: Order,
  known: Pick<OrderState, 'isCashOnDelivery' | 'lines'>,
): Promise<OrderState> {
  const notes = readStored(Notes, row.note_attributes, `the notes of order ${row.order_id}`);
  return {
    ...known,
    orderId: row.order_id,
    createdAt: row.store_created_at,
    isCancelled: row.cancelled_at !== null,
    isPaid: row.paid_at !== null || BEING_PAID.includes(row.financial_status ?? ''),
    isSent: ['fulfilled', 'partial'].includes(row.fulfilment_status ?? '') || row.has_parcel,
    isOfDraft: await isOfDraft(tx, row.shop_id, notes),
    isReachable: row.phone_e164 !== null,
  };
}

/** The order is paid in part or authorised, so it is no longer a cash order. */
const BEING_PAID = ['authorized', 'partially_paid'];

/** Reads the settings of the campaign's one message. A shop without them has the defaults. */
async function readSettings(tx: Tx, shopId: number): Promise<Known['set']> {
  const row = await tx
    .selectFrom('drips')
    .innerJoin('campaigns', (join) =>
      join
        .onRef('campaigns.shop_id', '=', 'drips.shop_id')
        .onRef('campaigns.channel', '=', 'drips.channel')
        .onRef('campaigns.type', '=', 'drips.type'),
    )
    .select(['drips.settings', 'drips.delay_seconds', 'campaigns.is_on'])
    .where('drips.shop_id', '=', shopId)
    .where('drips.channel', '=', 'WA')
    .where('drips.type', '=', 'CODConfirmation')
    .executeTakeFirst();
  const { own } = readStored(Own, row?.settings ?? { own: {} }, 'the settings of CODConfirmation');
  return { settings: own, isCampaignOn: row?.is_on ?? false, delaySeconds: row?.delay_seconds ?? 0 };
}
const Own = z.object({ own: CodSettings });

/** Returns the message with the question of each order, by order. */
async function findAsked(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, AskedMessage>> {
  const { rows } = await sql<AskedMessage & { orderId: string }>`
    select distinct on (source_event) source_event as "orderId", created_at as "madeAt", sent_at as "sentAt",
      state in ('delivered', 'read') as "hasArrived"
    from messages
    where shop_id = ${shopId} and source_event = any(${[...orderIds]}::text[]) and source_type = 'CODConfirmation'
      and source_kind = 'campaign' and state not in ('skipped', 'failed')
    order by source_event, created_at`.execute(tx);
  return new Map(rows.map(({ orderId, ...asked }) => [orderId, asked]));
}
