import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { CodOffers } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { OfferState, type Offer, type OfferDraft, type ShopperRecord } from '../offer.ts';

/** The attribute that identifies our draft in the paid order: the offer's id, which nobody can guess. */
export const OFFER_ATTRIBUTE = '_bellbird_offer';
const OfferId = z.uuid();

/** Returns the offers of orders, or of the orders that a draft became, locked so that one answer at a time decides. */
export async function lockOffers(
  tx: Tx,
  shopId: number,
  orderIds: readonly string[],
): Promise<Selectable<CodOffers>[]> {
  const ids = [...orderIds];
  const { rows } = await sql<Selectable<CodOffers>>`
    select * from cod_offers
    where shop_id = ${shopId} and (order_id = any(${ids}::text[]) or prepaid_order_id = any(${ids}::text[]))
    order by order_id for update`.execute(tx);
  return rows;
}

/** Whether an order has the mark of one of the shop's payment links. */
export async function isOfDraft(
  tx: Tx,
  shopId: number,
  noteAttributes: Readonly<Record<string, string>>,
): Promise<boolean> {
  const offerId = OfferId.safeParse(noteAttributes[OFFER_ATTRIBUTE]);
  if (!offerId.success) return false;
  const row = await tx
    .selectFrom('cod_offers')
    .select('offer_id')
    .where('shop_id', '=', shopId)
    .where('offer_id', '=', offerId.data)
    .executeTakeFirst();
  return row !== undefined;
}

export function toOffer(row: Selectable<CodOffers>): Offer {
  return {
    state: OfferState.parse(row.state),
    answeredAt: row.answered_at,
    answeredMessageId: row.answered_message_id,
    draft: toDraft(row),
    prepaidOrderId: row.prepaid_order_id,
  };
}

function toDraft(row: Selectable<CodOffers>): OfferDraft | null {
  if (row.draft_lines === null) return null;
  return {
    draftOrderId: row.draft_order_id,
    hasFailed: row.draft_failed_at !== null,
    isLinkSent: row.link_sent_at !== null,
    isWithdrawn: row.draft_withdrawn_at !== null,
    lines: row.draft_lines,
  };
}

/** Records that the store made an offer's draft. */
export async function noteDraft(
  tx: Tx,
  { shopId, commandKey, orderId, draftOrderId, invoiceUrl }: DomainEvents['draftOrderReady'],
): Promise<void> {
  if (commandKey !== draftKey(orderId)) return;
  await tx
    .updateTable('cod_offers')
    .set({ draft_order_id: draftOrderId, invoice_url: invoiceUrl })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Records that the store could not make it. */
export async function noteDraftFailure(
  tx: Tx,
  { shopId, commandKey, orderId }: DomainEvents['storeCommandGivenUp'],
  now: Date,
): Promise<void> {
  if (commandKey !== draftKey(orderId)) return;
  await tx
    .updateTable('cod_offers')
    .set({ draft_failed_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Records that an order with an offer's mark was paid: the draft became this order. The first one counts. */
export async function notePrepaid(tx: Tx, { shopId, order }: DomainEvents['orderPaid']): Promise<void> {
  const offerId = OfferId.safeParse(order.noteAttributes[OFFER_ATTRIBUTE]);
  if (!offerId.success) return;
  await tx
    .updateTable('cod_offers')
    .set({ prepaid_order_id: order.orderId })
    .where('shop_id', '=', shopId)
    .where('offer_id', '=', offerId.data)
    .where('order_id', '<>', order.orderId)
    .where('prepaid_order_id', 'is', null)
    .execute();
}

export const draftKey = (orderId: string) => `cod:${orderId}:draft`;

/** Returns the other payment links of orders' shoppers, by order, under any of their names. */
export async function readShoppers(
  tx: Tx,
  { shopId, now }: { shopId: number; now: Date },
  shoppers: readonly Shopper[],
): Promise<ReadonlyMap<string, ShopperRecord>> {
  const { rows } = await sql<{ of: string; waiting: number; returned: number }>`
    with asked as materialized (
      select * from json_to_recordset(${storableJson(shoppers)}::json)
        as asked("orderId" text, "phoneE164" text, "customerId" text, lines text)
    ), own as materialized (
      select a."orderId" as of, a.lines, o.order_id from asked a cross join lateral (
        select order_id from orders where shop_id = ${shopId} and phone_e164 = a."phoneE164"
        union
        select order_id from orders where shop_id = ${shopId} and customer_id = a."customerId"
      ) o
      where o.order_id <> a."orderId"
    )
    select own.of, count(*) filter (where f.state = 'paying' and f.draft_lines = own.lines)::int as waiting,
      count(*) filter (where f.state = 'paid' and f.created_at > ${now}::timestamptz - interval '180 days' and exists (
        select from orders p where p.shop_id = f.shop_id and p.order_id = f.prepaid_order_id
          and (p.cancelled_at is not null
            or exists (select from refunds r where r.shop_id = p.shop_id and r.order_id = p.order_id))
      ))::int as returned
    from own cross join lateral (
      select * from cod_offers where shop_id = ${shopId} and order_id = own.order_id limit 1
    ) f
    group by own.of`.execute(tx);
  return new Map(
    rows.map(({ of, waiting, returned }) => [of, { hasLinkForSameLines: waiting > 0, returned }]),
  );
}

interface Shopper {
  orderId: string;
  phoneE164: string | null;
  customerId: string | null;
  lines: string;
}
