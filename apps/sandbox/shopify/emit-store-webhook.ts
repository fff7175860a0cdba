import { randomUUID } from 'node:crypto';
import { webhookHeaders } from '#partners/shopify/payloads/webhook-headers.ts';
import { signWebhook } from '#partners/shopify/signature.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { API_VERSION } from './api-version.ts';
import { storeTopics, type StoreTopic } from './store-topics.ts';
import type { StoreRecords } from './store.ts';
import { withoutWithheld } from './withheld-fields.ts';

/** Sends the signed body to every subscriber of the topic. All webhooks of one action have the same `eventId`. */
export function emitStoreWebhook(
  sandbox: Sandbox,
  records: StoreRecords,
  event: { topic: StoreTopic; body: unknown; eventId?: string },
): void {
  if (!records.store.installation || records.store.losesWebhooks) return;
  const body = JSON.stringify(withoutWithheld(records.store, event.body));
  const summary = storeTopics[event.topic];
  for (const subscription of records.subscriptions.values()) {
    if (subscription.topic !== event.topic) continue;
    sandbox.webhooks.send({
      partner: 'shopify',
      summary,
      url: subscription.uri,
      headers: {
        [webhookHeaders.topic]: summary,
        [webhookHeaders.signature]: signWebhook(body, sandbox.settings.shopify.apiSecret),
        [webhookHeaders.shopDomain]: records.store.shop,
        [webhookHeaders.apiVersion]: API_VERSION,
        [webhookHeaders.webhookId]: randomUUID(),
        [webhookHeaders.eventId]: event.eventId ?? randomUUID(),
        [webhookHeaders.triggeredAt]: sandbox.clock.now().toISOString(),
      },
      body,
    });
  }
}
