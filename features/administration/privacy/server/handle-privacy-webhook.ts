import { findShopByUrl, type Shop } from '#features/foundations/store-data/server/index.ts';
import { CustomerRedactPayload, DataRequestPayload } from '#partners/shopify/payloads/privacy-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import { ERASE_SHOP } from './erase-shop.ts';
import { findPersonScope, type Subject } from './person-scope.ts';
import { createRequest } from './request-queries.ts';
import { stopAllMessages } from './stop-all-messages.ts';

export const PRIVACY_TOPICS: readonly string[] = [
  'customers/data_request',
  'customers/redact',
  'shop/redact',
];

/**
 * Handles the privacy webhooks that Shopify requires: a customer's data request, the erasure of a customer, and the
 * erasure of a shop.
 */
export async function handlePrivacyWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const shop = webhook.shopUrl ? await findShopByUrl(tx, webhook.shopUrl) : null;
  if (!shop) return;
  const shopId = shop.shop_id;
  if (webhook.topic === 'shop/redact') return ctx.jobs.enqueue(tx, ERASE_SHOP, { shopId });
  if (webhook.topic === 'customers/data_request') {
    const { customer, orders_requested: orderIds } = DataRequestPayload.parse(webhook.body);
    const subject = readSubject(shop, customer, orderIds);
    await createRequest(ctx, tx, { shopId, kind: 'dataRequest', origin: 'store', subject });
    return;
  }
  const { customer, orders_to_redact: orderIds } = CustomerRedactPayload.parse(webhook.body);
  const subject = readSubject(shop, customer, orderIds);
  // The erasure may take a while, but sending must stop immediately.
  await stopAllMessages(ctx, tx, await findPersonScope(tx, shopId, subject));
  await createRequest(ctx, tx, { shopId, kind: 'erasure', origin: 'store', subject });
}

function readSubject(
  shop: Shop,
  customer: {
    id?: string | null | undefined;
    email?: string | null | undefined;
    phone?: string | null | undefined;
  },
  orderIds: readonly string[],
): Subject {
  return {
    subscriberId: null,
    customerId: customer.id ?? null,
    email: customer.email || null,
    phoneE164: readStorePhone(customer.phone, { shopCountry: shop.country }),
    orderIds,
  };
}
