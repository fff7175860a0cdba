import type { CustomerFacts } from '#features/foundations/store-data/contract/store-facts.ts';
import { findShopOf, type Shop } from '#features/foundations/store-data/server/index.ts';
import {
  CustomerDeletePayload,
  CustomerWebhookPayload,
} from '#partners/shopify/payloads/customer-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import { storeCustomers } from './store-customers.ts';

const DELETED = 'customers/delete';
export const CUSTOMER_TOPICS: readonly string[] = ['customers/create', 'customers/update', DELETED];

/** Stores the store's customers and links them with their subscribers. Deleted customers come last. */
export async function applyCustomerWebhooks(
  ctx: Context,
  tx: Tx,
  webhooks: readonly StoredWebhook[],
): Promise<void> {
  const [first] = webhooks;
  const shop = first ? await findShopOf(tx, first) : null;
  if (!shop) return;
  const { shop_id: shopId } = shop;
  const customers = webhooks
    .filter(({ topic }) => topic !== DELETED)
    .map(({ body, triggeredAt }) => readCustomer(shop, CustomerWebhookPayload.parse(body), triggeredAt));
  await storeCustomers(tx, { shopId, customers }, ctx);
  for (const { body } of webhooks.filter(({ topic }) => topic === DELETED))
    await forgetCustomer(tx, shopId, CustomerDeletePayload.parse(body).id);
}

function readCustomer(shop: Shop, body: CustomerWebhookPayload, triggeredAt: Date): CustomerFacts {
  const updatedAt = new Date(body.updated_at ?? triggeredAt);
  const place = { shopCountry: shop.country, addressCountry: body.default_address?.country_code };
  return {
    customerId: body.id,
    phoneE164: readStorePhone(body.phone, place) ?? readStorePhone(body.default_address?.phone, place),
    email: body.email || null,
    firstName: body.first_name || null,
    lastName: body.last_name || null,
    updatedAt: Number.isNaN(updatedAt.getTime()) ? triggeredAt : updatedAt,
  };
}

/** The store's customer is gone. The subscriber stays, because their consent is with us. */
async function forgetCustomer(tx: Tx, shopId: number, customerId: string): Promise<void> {
  await tx
    .deleteFrom('customers')
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .execute();
  await tx
    .updateTable('subscribers')
    .set({ customer_id: null })
    .where('shop_id', '=', shopId)
    .where('customer_id', '=', customerId)
    .execute();
}
