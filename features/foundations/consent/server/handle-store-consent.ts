import { findShopByUrl } from '#features/foundations/store-data/server/index.ts';
import {
  findSubscriberByPhone,
  lockSubscriber,
  type Subscriber,
} from '#features/foundations/subscribers/server/index.ts';
import { saveStoreConsent } from '#features/foundations/subscribers/server/ledger-api.ts';
import { WhatsAppConsentPayload } from '#partners/shopify/payloads/customer-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import { doesStoreRevoke } from '../rules/store-consent.ts';
import { revokeConsent } from './change-consent.ts';

export const STORE_CONSENT_TOPIC = 'customers_whats_app_marketing_consent/update';

/** Stores the store's record of WhatsApp marketing with the customer. A no ends our consent, and a yes changes nothing. */
export async function handleStoreConsent(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const shop = webhook.shopUrl ? await findShopByUrl(tx, webhook.shopUrl) : null;
  if (!shop) return;
  const body = WhatsAppConsentPayload.parse(webhook.body);
  const { state = null, updated_at: updatedAt } = body.whats_app_marketing_consent ?? {};
  const reported = new Date(updatedAt ?? webhook.triggeredAt);
  const changedAt = Number.isNaN(reported.getTime()) ? webhook.triggeredAt : reported;
  const customerId = body.customer_id ?? null;
  if (customerId !== null) await saveStoreConsent(tx, shop.shop_id, { customerId, state, changedAt });
  const phoneE164 = readStorePhone(body.phone_number, { shopCountry: shop.country });
  for (const subscriber of await findPeople(tx, shop.shop_id, { customerId, phoneE164 })) {
    if (doesStoreRevoke({ state, changedAt, optedInAt: subscriber.opted_in_at }))
      await revokeConsent(ctx, tx, subscriber, 'storeConsent');
  }
}

/** Returns the people whom the record means: by number if there is one, and by customer otherwise. */
async function findPeople(
  tx: Tx,
  shopId: number,
  { customerId, phoneE164 }: { customerId: string | null; phoneE164: string | null },
): Promise<Subscriber[]> {
  const byPhone = phoneE164 && (await findSubscriberByPhone(tx, shopId, 'WA', phoneE164));
  const ids = byPhone ? [byPhone.subscriber_id] : await idsOfCustomer(tx, shopId, customerId);
  const locked: Subscriber[] = [];
  for (const id of ids) {
    const row = await lockSubscriber(tx, shopId, id);
    if (row) locked.push(row);
  }
  return locked;
}

async function idsOfCustomer(tx: Tx, shopId: number, customerId: string | null): Promise<string[]> {
  if (customerId === null) return [];
  const rows = await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'WA')
    .where('customer_id', '=', customerId)
    .orderBy('subscriber_id')
    .execute();
  return rows.map((row) => row.subscriber_id);
}
