import { findShopByUrl, type Shop } from '#features/store-data/server/index.ts';
import {
  CustomerDeletePayload,
  CustomerWebhookPayload,
} from '#partners/shopify/payloads/customer-payload.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import { linkCustomer } from './link-customer.ts';

export const CUSTOMER_TOPICS: readonly string[] = [
  'customers/create',
  'customers/update',
  'customers/delete',
];

/** Keeps the store's customers, and notes on their subscribers who they are. */
export async function applyCustomerWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  const shop = webhook.shopUrl ? await findShopByUrl(tx, webhook.shopUrl) : null;
  if (!shop) return;
  if (webhook.topic === 'customers/delete') {
    await forgetCustomer(tx, shop.shop_id, CustomerDeletePayload.parse(webhook.body).id);
    return;
  }
  const customer = readCustomer(shop, CustomerWebhookPayload.parse(webhook.body), webhook.triggeredAt);
  if (await saveCustomer(tx, shop.shop_id, customer)) {
    await linkCustomer(ctx, tx, shop.shop_id, customer);
  }
}

type Customer = ReturnType<typeof readCustomer>;

function readCustomer(shop: Shop, body: CustomerWebhookPayload, triggeredAt: Date) {
  const updatedAt = new Date(body.updated_at ?? triggeredAt);
  const home = body.default_address?.country_code || shop.country;
  return {
    customerId: body.id,
    phoneE164: toE164(body.phone, home) ?? toE164(body.default_address?.phone, home),
    email: body.email || null,
    firstName: body.first_name || null,
    lastName: body.last_name || null,
    updatedAt: Number.isNaN(updatedAt.getTime()) ? triggeredAt : updatedAt,
  };
}

/** Stores a customer unless a newer state is stored. Returns whether it was. */
async function saveCustomer(tx: Tx, shopId: number, customer: Customer): Promise<boolean> {
  const values = {
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone_e164: customer.phoneE164,
    email: customer.email,
    store_updated_at: customer.updatedAt,
  };
  const saved = await tx
    .insertInto('customers')
    .values({ ...values, shop_id: shopId, customer_id: customer.customerId })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'customer_id'])
        .doUpdateSet(values)
        .whereRef('excluded.store_updated_at', '>=', 'customers.store_updated_at'),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The store's customer is gone. The subscriber stays: what they agreed to, they agreed to with us. */
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
