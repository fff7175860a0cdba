import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { URGENCIES, urgencyOf } from './urgency.ts';

export type WebhookSource = 'shopify' | 'whatsapp' | 'messenger';

/** A webhook as it came in: stored before it is answered, understood later. */
export interface IncomingWebhook {
  source: WebhookSource;
  /** The provider's id of this delivery, or of the message in it: the same on every retry. */
  deliveryId: string;
  topic: string;
  shopUrl: string | null;
  body: unknown;
  triggeredAt: Date;
}

export interface StoredWebhook extends IncomingWebhook {
  eventId: string;
  receivedAt: Date;
  attempts: number;
}

export type WebhookHandler = (tx: Tx, webhook: StoredWebhook) => Promise<void>;

/**
 * What a handler throws at a webhook that no later try would understand: it is closed as failed at once. The handler
 * has said so in the log; the message names nobody, since it is kept beside the webhook.
 */
export class HopelessWebhook extends Error {
  override name = 'HopelessWebhook';
}

/** What a channel's webhook names its receiver by: a number, a page or an account. */
const RECEIVERS = ['phoneNumberId', 'pageId', 'accountId'];

/** Stores webhooks, each once by its delivery id. Returns how many were new. */
export async function storeWebhooks(
  db: Database,
  clock: Clock,
  webhooks: readonly IncomingWebhook[],
): Promise<number> {
  if (webhooks.length === 0) return 0;
  const receivedAt = clock.now();
  return db.transaction().execute(async (tx) => {
    const fresh = await tx
      .insertInto('webhook_deliveries')
      .values(
        webhooks.map(({ source, deliveryId }) => ({
          source,
          delivery_id: deliveryId,
          received_at: receivedAt,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['source', 'delivery_id'])
      .execute();
    const freshIds = new Set(fresh.map((row) => row.delivery_id));
    const stored = webhooks.filter((webhook) => freshIds.delete(webhook.deliveryId));
    if (stored.length === 0) return 0;
    await tx
      .insertInto('webhook_inbox')
      .values(stored.map((webhook) => toRow(webhook, receivedAt)))
      .execute();
    return stored.length;
  });
}

function toRow(webhook: IncomingWebhook, receivedAt: Date) {
  return {
    event_id: timeOrderedId(receivedAt),
    received_at: receivedAt,
    source: webhook.source,
    topic: webhook.topic,
    shop_url: webhook.shopUrl,
    priority: URGENCIES.indexOf(urgencyOf(webhook)),
    lane: laneOf(webhook),
    body: storableJson(webhook.body),
    triggered_at: webhook.triggeredAt,
    state: 'new',
    due_at: receivedAt,
  };
}

/** Whose turn it takes: its shop's, or that of the number or page it came to. */
function laneOf({ shopUrl, source, body }: IncomingWebhook): string {
  if (shopUrl !== null) return shopUrl;
  const named = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const receiver = RECEIVERS.map((name) => named[name]).find((id) => typeof id === 'string' && id !== '');
  return typeof receiver === 'string' ? receiver : source;
}
