import { sql } from 'kysely';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { PRIORITIES, urgencyOf } from './urgency.ts';

export type WebhookSource = 'shopify' | 'whatsapp' | 'messenger';

/** A webhook as it arrived. It is stored before the response, and processed later. */
export interface IncomingWebhook {
  source: WebhookSource;
  /** The provider's id of this delivery, or of the message in it. It is the same on every retry. */
  deliveryId: string;
  topic: string;
  shopUrl: string | null;
  body: unknown;
  triggeredAt: Date;
  /** Whether it starts or ends somebody's consent, so that it is processed first. */
  isAboutConsent?: boolean;
}

export interface StoredWebhook extends IncomingWebhook {
  eventId: string;
  receivedAt: Date;
  attempts: number;
}

/** Processes webhooks of one lane together, in the order of arrival. If it throws, it gets each one alone. */
export type WebhookHandler = (tx: Tx, webhooks: readonly StoredWebhook[]) => Promise<void>;

/**
 * A handler throws this for a webhook that no retry can process: it is marked as failed immediately. The handler has
 * logged the reason. The message must not name a person, because it is stored.
 */
export class UnprocessableWebhook extends Error {
  override name = 'UnprocessableWebhook';
}

/** The fields in a channel's webhook that name its receiver: a number, a page or an account. */
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
 * Stores them in one statement, so there is one wait for the disk, in their order. Returns the event ids of the new
 * ones.
 * Delivery ids are inserted in sorted order, so that two processes with the same webhooks cannot deadlock.
 */
export async function storeRows(db: Database, incoming: readonly InboxRow[]): Promise<ReadonlySet<string>> {
  if (incoming.length === 0) return new Set();
  const rows = new Map(incoming.toReversed().map((row) => [`${row.source} ${row.delivery_id}`, row]));
  const stored = await sql<{ event_id: string }>`
    with incoming as (
      select * from rows from (
        json_to_recordset(${storableJson([...rows.values()].toReversed())}::json) as (
          event_id uuid, received_at timestamptz, source text, delivery_id text, topic text, shop_url text,
          priority smallint, is_about_consent boolean, lane text, body jsonb, triggered_at timestamptz)
      ) with ordinality as incoming(
        event_id, received_at, source, delivery_id, topic, shop_url, priority, is_about_consent, lane, body, triggered_at, nth)
    ), fresh as (
      insert into webhook_deliveries (source, delivery_id, received_at)
      select source, delivery_id, received_at from incoming order by source, delivery_id
      on conflict do nothing returning source, delivery_id
    )
    insert into webhook_inbox
      (event_id, received_at, source, topic, shop_url, priority, is_about_consent, lane, body, triggered_at, state, due_at)
    select event_id, received_at, source, topic, shop_url, priority, is_about_consent, lane, body, triggered_at, 'new', received_at
    from incoming join fresh using (source, delivery_id) order by nth
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

/** Returns the lane: the shop's, or that of the number or page the webhook is about. */
function laneOf({ shopUrl, source, body }: IncomingWebhook): string {
  if (shopUrl !== null) return shopUrl;
  const named = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const receiver = RECEIVERS.map((name) => named[name]).find((id) => typeof id === 'string' && id !== '');
  return typeof receiver === 'string' ? receiver : source;
}
