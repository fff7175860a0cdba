import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { createWebhookSubscription, webhookSubscriptions } from '#partners/shopify/admin-operations.ts';
import type { WebhookTopicKey } from '#partners/shopify/payloads/webhook-topics.ts';
import type { Context } from '#platform/context.ts';
import { runPatiently } from './run-patiently.ts';

/** The topics that the product needs. The privacy topics are set in the app's own configuration. */
const TOPICS: readonly WebhookTopicKey[] = [
  'APP_UNINSTALLED',
  'APP_SUBSCRIPTIONS_UPDATE',
  'APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT',
  'SHOP_UPDATE',
  'CHECKOUTS_CREATE',
  'CHECKOUTS_UPDATE',
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_CANCELLED',
  'REFUNDS_CREATE',
  'FULFILLMENTS_CREATE',
  'FULFILLMENTS_UPDATE',
  'FULFILLMENT_EVENTS_CREATE',
  'CUSTOMERS_CREATE',
  'CUSTOMERS_UPDATE',
  'CUSTOMERS_DELETE',
  'CUSTOMERS_WHATS_APP_MARKETING_CONSENT_UPDATE',
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'COLLECTIONS_CREATE',
  'COLLECTIONS_UPDATE',
  'COLLECTIONS_DELETE',
];

/** Subscribes, and stores the store's refusals for the merchant to see. */
export async function saveSubscribed(
  ctx: Context,
  client: AdminClient,
  shopId: number,
): Promise<WebhookTopicKey[]> {
  try {
    const missing = await subscribeToWebhooks(ctx, client);
    await keepRefused(ctx, shopId, null);
    return missing;
  } catch (error) {
    if (error instanceof WebhookRefused) await keepRefused(ctx, shopId, error.topic);
    throw error;
  }
}

async function keepRefused({ db }: Context, shopId: number, topic: WebhookTopicKey | null): Promise<void> {
  await db
    .updateTable('shops')
    .set({ refused_webhook: topic })
    .where('shop_id', '=', shopId)
    .where('refused_webhook', 'is distinct from', topic)
    .execute();
}

class WebhookRefused extends Error {
  readonly topic: WebhookTopicKey;

  constructor(topic: WebhookTopicKey, reason: string) {
    super(`The store refused the webhook ${topic}: ${reason}`);
    this.topic = topic;
  }
}

/** Subscribes to missing topics and returns them. Throws if the store refuses one. */
export async function subscribeToWebhooks(ctx: Context, client: AdminClient): Promise<WebhookTopicKey[]> {
  const uri = `${ctx.settings.publicUrl}/webhooks/shopify`;
  const missing = await missingTopics(client, uri);
  const refusals = new Map<WebhookTopicKey, string>();
  for (const topic of missing) {
    const answer = await runPatiently(client, createWebhookSubscription, {
      topic,
      sub: { uri, format: 'JSON' },
    });
    const [refusal] = answer.webhookSubscriptionCreate.userErrors;
    if (refusal) refusals.set(topic, refusal.message);
  }
  // Another process may have subscribed meanwhile, and the store refuses duplicates.
  const [refused] = refusals.size > 0 ? await missingTopics(client, uri) : [];
  if (refused) throw new WebhookRefused(refused, refusals.get(refused) ?? '');
  return missing;
}

async function missingTopics(client: AdminClient, uri: string): Promise<WebhookTopicKey[]> {
  const { webhookSubscriptions: existing } = await runPatiently(client, webhookSubscriptions);
  const subscribed = new Set(existing.nodes.filter((node) => node.uri === uri).map((node) => node.topic));
  return TOPICS.filter((wanted) => !subscribed.has(wanted));
}
