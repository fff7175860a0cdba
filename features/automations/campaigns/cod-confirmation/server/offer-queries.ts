import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { CodOffers } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { OfferState, type Offer, type OfferDraft } from '../offer.ts';

/** What a draft of ours is known by in the order that it is paid into: the offer's id, which nobody can guess. */
export const OFFER_ATTRIBUTE = '_bellbird_offer';
const OfferId = z.uuid();

/** The offer on an order, or on the one that a draft was paid into; held, so that one answer at a time decides. */
export async function lockOffer(
  tx: Tx,
  shopId: number,
  orderId: string,
): Promise<Selectable<CodOffers> | null> {
  const row = await tx
    .selectFrom('cod_offers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('order_id', '=', orderId), eb('prepaid_order_id', '=', orderId)]))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether an order carries the mark of one of the shop's payment links. */
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
    isLinkSaid: row.link_said_at !== null,
    isWithdrawn: row.draft_withdrawn_at !== null,
    lines: row.draft_lines,
  };
}

/** The store made the draft that an offer asked for. */
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

/** It could not. */
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

/** An order was paid that carries the mark of an offer: it is what the draft became. The first one counts. */
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

/** What else a shopper did with payment links, by whichever name the order has of them. */
export async function readShopper(
  tx: Tx,
  shopId: number,
  { orderId, phoneE164, customerId, lines, now }: Shopper,
): Promise<{ hasLinkForSameLines: boolean; returned: number }> {
  const { rows } = await sql<{ waiting: number; returned: number }>`
    with own as (
      select order_id from orders where shop_id = ${shopId} and phone_e164 = ${phoneE164} and order_id <> ${orderId}
      union
      select order_id from orders where shop_id = ${shopId} and customer_id = ${customerId} and order_id <> ${orderId}
    )
    select count(*) filter (where f.state = 'paying' and f.draft_lines = ${lines})::int as waiting,
      count(*) filter (where f.state = 'paid' and f.created_at > ${now}::timestamptz - interval '180 days' and exists (
        select from orders p where p.shop_id = f.shop_id and p.order_id = f.prepaid_order_id
          and (p.cancelled_at is not null
            or exists (select from refunds r where r.shop_id = p.shop_id and r.order_id = p.order_id))
      ))::int as returned
    from own join cod_offers f on f.shop_id = ${shopId} and f.order_id = own.order_id`.execute(tx);
  const { waiting = 0, returned = 0 } = rows[0] ?? {};
  return { hasLinkForSameLines: waiting > 0, returned };
}

interface Shopper {
  orderId: string;
  phoneE164: string | null;
  customerId: string | null;
  lines: string;
  now: Date;
}
