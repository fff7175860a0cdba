import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { webhookHeaders } from '#partners/shopify/payloads/webhook-headers.ts';
import { signWebhook } from '#partners/shopify/signature.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { API_VERSION } from './api-version.ts';
import type { StoreRecords } from './store.ts';

export const PrivacyWebhook = z.object({
  topic: z.enum(['customers/data_request', 'customers/redact', 'shop/redact']),
  /** Any known field of the customer. The store finds the customer's other fields by it. */
  customer: z
    .object({ id: z.number().optional(), email: z.string().optional(), phone: z.string().optional() })
    .default({}),
});

/**
 * Sends one of the webhooks that privacy law requires. They need no subscription: their URL is in the app's
 * configuration, and they are sent whether or not the app is still installed.
 */
export function sendPrivacyWebhook(
  sandbox: Sandbox,
  { store, customers, orders }: StoreRecords,
  { topic, customer: named }: z.infer<typeof PrivacyWebhook>,
): object {
  const found = [...customers.values()].find(
    ({ id, email, phone }) =>
      id === named.id || (email ?? '') === named.email || (phone ?? '') === named.phone,
  );
  const customer = { id: found?.id, email: found?.email, phone: found?.phone, ...named };
  const orderIds = [...orders.values()]
    .filter(({ customerId }) => found !== undefined && customerId === found.id)
    .map(({ id }) => id);
  const body = JSON.stringify({
    shop_id: store.id,
    shop_domain: store.shop,
    ...(topic !== 'shop/redact' && { customer }),
    ...(topic === 'customers/data_request' && {
      orders_requested: orderIds,
      data_request: { id: Math.floor(sandbox.clock.now().getTime() / 1000) },
    }),
    ...(topic === 'customers/redact' && { orders_to_redact: orderIds }),
  });
  sandbox.webhooks.send({
    partner: 'shopify',
    summary: topic,
    url: `${sandbox.settings.productUrl}/webhooks/shopify`,
    headers: {
      [webhookHeaders.topic]: topic,
      [webhookHeaders.signature]: signWebhook(body, sandbox.settings.shopify.apiSecret),
      [webhookHeaders.shopDomain]: store.shop,
      [webhookHeaders.apiVersion]: API_VERSION,
      [webhookHeaders.webhookId]: randomUUID(),
      [webhookHeaders.eventId]: randomUUID(),
      [webhookHeaders.triggeredAt]: sandbox.clock.now().toISOString(),
    },
    body,
  });
  return { sent: topic, orders: orderIds.map(String) };
}
