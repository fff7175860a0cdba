import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { CodOffers, Orders } from '#database/schema/rows.ts';
import { findAttributes } from '#features/channels/server/index.ts';
import { isCashOnDelivery } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DueSubject, Question } from '../../../server/engine/campaign.ts';
import { readStored } from '../../../server/engine/read-stored.ts';
import { sameLines, type AskedMessage, type CodFacts, type OrderState } from '../offer.ts';
import { CodSettings } from '../settings.ts';
import { isOfDraft, lockOffer, readShopper, toOffer } from './offer-queries.ts';

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

/** An order as its question and its answers want it. */
export interface DueCod extends CodFacts, DueSubject {
  orderName: string;
  firstName: string | null;
  totalMinor: number;
  currency: string;
  lines: z.infer<typeof Lines>;
  invoiceUrl: string | null;
  offerId: string | null;
}

/** All that is known of an order, or of the one that it took the place of; its offer is held until the end. */
export async function loadFacts(tx: Tx, { shopId, subject, now }: Question): Promise<DueCod | null> {
  const offer = await lockOffer(tx, shopId, subject.id);
  const order = await findOrder(tx, shopId, offer?.order_id ?? subject.id);
  if (!order) return null;
  const { settings, isCampaignOn } = await readSettings(tx, shopId);
  const label = { financialStatus: order.financial_status, paymentGateways: order.payment_gateways };
  const isCash = isCashOnDelivery(label, settings.codLabels);
  if (!offer && !isCash) return null;
  const lines = readStored(Lines, order.line_items, `the lines of order ${order.order_id}`);
  const key = sameLines(lines);
  const names = { phoneE164: order.phone_e164, customerId: order.customer_id };
  return {
    now,
    order: await toState(tx, order, { isCashOnDelivery: isCash, lines: key }),
    offer: offer && toOffer(offer),
    settings,
    isCampaignOn,
    asked: await findAsked(tx, shopId, order.order_id),
    cancelsWithoutAnswer: (await findAttributes(tx, shopId))['cancelledNoResponse'] === true,
    shopper: await readShopper(tx, shopId, { orderId: order.order_id, ...names, lines: key, now }),
    person: { subscriberId: null, ...names },
    amountMinor: order.total_minor,
    orderName: order.name,
    firstName: order.first_name,
    totalMinor: order.total_minor,
    currency: order.currency,
    lines,
    ...offerParts(offer),
  };
}

function offerParts(offer: Selectable<CodOffers> | null) {
  return { invoiceUrl: offer?.invoice_url ?? null, offerId: offer?.offer_id ?? null };
}

async function findOrder(tx: Tx, shopId: number, orderId: string) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('fulfilments')
          .select('fulfilment_id')
          .whereRef('fulfilments.shop_id', '=', 'orders.shop_id')
          .whereRef('fulfilments.order_id', '=', 'orders.order_id')
          .where((eb) =>
            eb.or([eb('status', 'is', null), eb('status', 'not in', ['cancelled', 'error', 'failure'])]),
          ),
      ).as('has_parcel'),
    )
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

async function toState(
  tx: Tx,
  row: Selectable<Orders> & { has_parcel: unknown },
  known: Pick<OrderState, 'isCashOnDelivery' | 'lines'>,
): Promise<OrderState> {
  const notes = readStored(Notes, row.note_attributes, `the notes of order ${row.order_id}`);
  return {
    ...known,
    orderId: row.order_id,
    createdAt: row.store_created_at,
    isCancelled: row.cancelled_at !== null,
    isPaid: row.paid_at !== null,
    isSent: ['fulfilled', 'partial'].includes(row.fulfilment_status ?? '') || row.has_parcel === true,
    isOfDraft: await isOfDraft(tx, row.shop_id, notes),
    isReachable: row.phone_e164 !== null,
  };
}

/** As the campaign's one message is set; a shop that has none of it yet has it as it comes. */
async function readSettings(
  tx: Tx,
  shopId: number,
): Promise<{ settings: CodSettings; isCampaignOn: boolean }> {
  const row = await tx
    .selectFrom('drips')
    .innerJoin('campaigns', (join) =>
      join
        .onRef('campaigns.shop_id', '=', 'drips.shop_id')
        .onRef('campaigns.channel', '=', 'drips.channel')
        .onRef('campaigns.type', '=', 'drips.type'),
    )
    .select(['drips.settings', 'campaigns.is_on'])
    .where('drips.shop_id', '=', shopId)
    .where('drips.channel', '=', 'WA')
    .where('drips.type', '=', 'CODConfirmation')
    .executeTakeFirst();
  const { own } = readStored(Own, row?.settings ?? { own: {} }, 'the settings of CODConfirmation');
  return { settings: own, isCampaignOn: row?.is_on ?? false };
}
const Own = z.object({ own: CodSettings });

async function findAsked(tx: Tx, shopId: number, orderId: string): Promise<AskedMessage | null> {
  const row = await tx
    .selectFrom('messages')
    .select(['created_at', 'sent_at', 'state'])
    .where('shop_id', '=', shopId)
    .where('source_event', '=', orderId)
    .where('source_type', '=', 'CODConfirmation')
    .where('source_kind', '=', 'campaign')
    .where('state', 'not in', ['skipped', 'failed'])
    .orderBy('created_at')
    .executeTakeFirst();
  return row
    ? { madeAt: row.created_at, sentAt: row.sent_at, hasArrived: ['delivered', 'read'].includes(row.state) }
    : null;
}
