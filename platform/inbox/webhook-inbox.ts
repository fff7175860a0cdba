import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { Logger } from '#platform/logging/logger.ts';

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

const MAX_ATTEMPTS = 12;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10 * 60 * 1000;

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
      .values(
        stored.map((webhook) => ({
          event_id: timeOrderedId(receivedAt),
          received_at: receivedAt,
          source: webhook.source,
          topic: webhook.topic,
          shop_url: webhook.shopUrl,
          body: storableJson(webhook.body),
          triggered_at: webhook.triggeredAt,
          state: 'new',
          due_at: receivedAt,
        })),
      )
      .execute();
    return stored.length;
  });
}

/**
 * Handles the oldest webhook that is due, in one transaction with its effects. A handler that throws leaves
 * nothing behind; the webhook is tried again later, and closed as failed in the end. Returns false when none was due.
 */
export async function handleNextWebhook(
  db: Database,
  clock: Clock,
  log: Logger,
  handle: WebhookHandler,
): Promise<boolean> {
  let taken: StoredWebhook | null = null;
  try {
    return await db.transaction().execute(async (tx) => {
      taken = await takeNext(tx, clock.now());
      if (!taken) return false;
      await handle(tx, taken);
      await closeWebhook(tx, taken);
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    await postpone(db, clock, log, taken, error);
    return true;
  }
}

async function takeNext(tx: Tx, now: Date): Promise<StoredWebhook | null> {
  const row = await tx
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('state', '=', 'new')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  return {
    eventId: row.event_id,
    receivedAt: row.received_at,
    attempts: row.attempts,
    source: row.source as WebhookSource,
    deliveryId: row.event_id,
    topic: row.topic,
    shopUrl: row.shop_url,
    body: row.body,
    triggeredAt: row.triggered_at,
  };
}

async function closeWebhook(tx: Tx, webhook: StoredWebhook): Promise<void> {
  await tx
    .updateTable('webhook_inbox')
    .set({ state: 'done', error: null })
    .where('event_id', '=', webhook.eventId)
    .where('received_at', '=', webhook.receivedAt)
    .execute();
}

async function postpone(
  db: Database,
  clock: Clock,
  log: Logger,
  webhook: StoredWebhook,
  error: unknown,
): Promise<void> {
  const attempts = webhook.attempts + 1;
  const isHopeless = error instanceof HopelessWebhook;
  const givenUp = isHopeless || attempts >= MAX_ATTEMPTS;
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
  if (!isHopeless)
    log.error(
      { err: error, eventId: webhook.eventId, topic: webhook.topic, attempts, givenUp },
      'webhook not handled',
    );
  await db
    .updateTable('webhook_inbox')
    .set({
      attempts,
      state: givenUp ? 'failed' : 'new',
      due_at: new Date(clock.now().getTime() + waitMs),
      error: sql<string>`left(${String(error)}, 500)`,
    })
    .where('event_id', '=', webhook.eventId)
    .where('received_at', '=', webhook.receivedAt)
    .execute();
}
