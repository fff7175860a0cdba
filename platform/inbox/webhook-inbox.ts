import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { PRIORITIES, urgencyOf } from './urgency.ts';

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
  /** It starts or ends somebody's consent, so that it is read before all others. */
  isAboutConsent?: boolean;
}

export interface StoredWebhook extends IncomingWebhook {
  eventId: string;
  receivedAt: Date;
  attempts: number;
}

/** Handles webhooks of one lane together, in the order they came. Where it throws, it is given each by itself. */
export type WebhookHandler = (tx: Tx, webhooks: readonly StoredWebhook[]) => Promise<void>;

/**
 * What a handler throws at a webhook that no later try would understand: it is closed as failed at once. The handler
 * has said so in the log; the message names nobody, since it is kept beside the webhook.
 */
export class UnprocessableWebhook extends Error {
  override name = 'UnprocessableWebhook';
}

/** What a channel's webhook names its receiver by: a number, a page or an account. */
const RECEIVERS = ['phoneNumberId', 'pageId', 'accountId'];

/** Stores webhooks, each once by its delivery id. Returns how many were new. */
export async function storeWebhooks(
  db: Database,
  clock: Clock,
  webhooks: readonly IncomingWebhook[],
): Promise<number> {
  const receivedAt = clock.now();
  const fresh = await storeRows(
    db,
    webhooks.map((webhook) => toRow(webhook, receivedAt)),
  );
  return fresh.size;
}

export type InboxRow = ReturnType<typeof toRow>;

/**
 * Stores them in one statement, that is one wait for the disk, in the order they were told. Returns the event ids of
 * those that were new. Deliveries are noted in their own order, so that two processes that are told the same never wait
 * for each other.
 */
export async function storeRows(db: Database, told: readonly InboxRow[]): Promise<ReadonlySet<string>> {
  if (told.length === 0) return new Set();
  const rows = new Map(told.toReversed().map((row) => [`${row.source} ${row.delivery_id}`, row]));
  const stored = await sql<{ event_id: string }>`
    with told as (
      select * from rows from (
        json_to_recordset(${storableJson([...rows.values()].toReversed())}::json) as (
          event_id uuid, received_at timestamptz, source text, delivery_id text, topic text, shop_url text,
          priority smallint, is_about_consent boolean, lane text, body jsonb, triggered_at timestamptz)
      ) with ordinality as told(
        event_id, received_at, source, delivery_id, topic, shop_url, priority, is_about_consent, lane, body, triggered_at, nth)
    ), fresh as (
      insert into webhook_deliveries (source, delivery_id, received_at)
      select source, delivery_id, received_at from told order by source, delivery_id
      on conflict do nothing returning source, delivery_id
    )
    insert into webhook_inbox
      (event_id, received_at, source, topic, shop_url, priority, is_about_consent, lane, body, triggered_at, state, due_at)
    select event_id, received_at, source, topic, shop_url, priority, is_about_consent, lane, body, triggered_at, 'new', received_at
    from told join fresh using (source, delivery_id) order by nth
    returning event_id`.execute(db);
  return new Set(stored.rows.map((row) => row.event_id));
}

export function toRow(webhook: IncomingWebhook, receivedAt: Date) {
  const urgency = urgencyOf(webhook);
  return {
    event_id: timeOrderedId(receivedAt),
    received_at: receivedAt,
    source: webhook.source,
    delivery_id: webhook.deliveryId,
    topic: webhook.topic,
    shop_url: webhook.shopUrl,
    priority: PRIORITIES[urgency],
    is_about_consent: urgency === 'consent',
    lane: laneOf(webhook),
    body: webhook.body,
    triggered_at: webhook.triggeredAt,
  };
}

/** Whose turn it takes: its shop's, or that of the number or page it came to. */
function laneOf({ shopUrl, source, body }: IncomingWebhook): string {
  if (shopUrl !== null) return shopUrl;
  const named = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const receiver = RECEIVERS.map((name) => named[name]).find((id) => typeof id === 'string' && id !== '');
  return typeof receiver === 'string' ? receiver : source;
}
