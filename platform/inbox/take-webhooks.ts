import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { WebhookInbox } from '#database/schema/rows.ts';
import { momentsLiteral } from '#platform/database/array-literal.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { PRIORITIES, urgencyOf, type Urgency } from './urgency.ts';
import type { StoredWebhook, WebhookSource } from './webhook-inbox.ts';

export type Taken = StoredWebhook & { lane: string };

/** Bodies may have megabytes. One whose stored size exceeds this is loaded alone. */
const LARGE_BODY_BYTES = 256 * 1024;

/** Written exactly as in the index that serves it. */
function isOf(urgency: Urgency): RawBuilder<boolean> {
  if (urgency === 'consent') return sql`is_about_consent`;
  return urgency === 'people'
    ? sql`priority = ${PRIORITIES.people} and not is_about_consent`
    : sql`priority = ${PRIORITIES[urgency]}`;
}

export async function hasDue(db: Database, urgencies: readonly Urgency[], now: Date): Promise<boolean> {
  const found = urgencies.map(
    (urgency) =>
      sql`exists (select from webhook_inbox where state = 'new' and ${isOf(urgency)} and due_at <= ${now})`,
  );
  const { rows } = await sql<{ due: boolean }>`select ${sql.join(found, sql` or `)} as due`.execute(db);
  return rows[0]?.due === true;
}

/**
 * Takes the next lane after the given one that has due webhooks and no other reader, until the transaction ends. The
 * commit need not wait for the disk: after a crash the webhooks are still in the inbox, and everything sent because of
 * them is logged, in the same log, before it is sent.
 */
export async function takeLane(
  tx: Tx,
  urgency: Urgency,
  afterLane: string,
  now: Date,
): Promise<string | null> {
  const next = sql`select lane from webhook_inbox
    where state = 'new' and ${isOf(urgency)} and due_at <= ${now}`;
  const { rows } = await sql<{ lane: string }>`
    with recursive lanes as (
      (${next} and lane > ${afterLane} order by lane limit 1)
      union all
      select (${next} and lane > l.lane order by lane limit 1) from lanes l where l.lane is not null
    )
    select lane, set_config('synchronous_commit', ${urgency === 'consent' || urgency === 'people' ? 'on' : 'off'}, true) from lanes
    where lane is not null and pg_try_advisory_xact_lock(hashtextextended(${laneKey(urgency)} || lane, 0))
    limit 1`.execute(tx);
  return rows[0]?.lane ?? null;
}

interface InLane {
  urgency: Urgency;
  lane: string;
  now: Date;
  atMost: number;
}

/**
 * Takes a lane's oldest due webhooks, up to the first that must be processed alone: a large one, or one that failed
 * before and could fail its neighbours again.
 */
export async function takeFromLane(tx: Tx, { urgency, lane, now, atMost }: InLane): Promise<Taken[]> {
  const { rows } = await sql<Selectable<WebhookInbox> & { is_small: boolean }>`
    select event_id, received_at, attempts, source, topic, shop_url, lane, triggered_at, is_about_consent, is_small,
      case when is_small then body end as body
    from webhook_inbox, lateral (select pg_column_size(body) < ${LARGE_BODY_BYTES} as is_small) size
    where state = 'new' and ${isOf(urgency)} and lane = ${lane} and due_at <= ${now}
    order by due_at limit ${atMost} for update of webhook_inbox skip locked`.execute(tx);
  const [first] = rows;
  if (first && !first.is_small) return takeAgain(tx, toTaken(first));
  if (first && first.attempts > 0) return [toTaken(first)];
  const firstAlone = rows.findIndex((row) => !row.is_small || row.attempts > 0);
  return rows.slice(0, firstAlone === -1 ? rows.length : firstAlone).map(toTaken);
}

/** Takes a webhook again, with its body, unless another reader has taken it since. */
export async function takeAgain(tx: Tx, { eventId, receivedAt, attempts }: Taken): Promise<Taken[]> {
  const rows = await tx
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('received_at', '=', receivedAt)
    .where('attempts', '=', attempts)
    .where('state', '=', 'new')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(toTaken);
}

/** Locks the lane until the transaction ends; waits for a reader that has it now. */
export async function lockLane(tx: Tx, { lane, ...webhook }: Taken): Promise<void> {
  const key = laneKey(urgencyOf(webhook));
  await sql`select pg_advisory_xact_lock(hashtextextended(${key + lane}, 0))`.execute(tx);
}

export async function closeWebhooks(tx: Tx, webhooks: readonly StoredWebhook[]): Promise<void> {
  await sql`
    update webhook_inbox set state = 'done', error = null
    where event_id = any(${webhooks.map(({ eventId }) => eventId)}::uuid[])
      and received_at = any(${momentsLiteral(webhooks.map(({ receivedAt }) => receivedAt))}::timestamptz[])`.execute(
    tx,
  );
}

function toTaken(row: Omit<Selectable<WebhookInbox>, 'state' | 'due_at' | 'error' | 'priority'>): Taken {
  return {
    eventId: row.event_id,
    receivedAt: row.received_at,
    attempts: row.attempts,
    source: row.source as WebhookSource,
    deliveryId: row.event_id,
    topic: row.topic,
    shopUrl: row.shop_url,
    lane: row.lane,
    body: row.body,
    triggeredAt: row.triggered_at,
    isAboutConsent: row.is_about_consent,
  };
}

function laneKey(urgency: Urgency): string {
  return urgency === 'consent' ? 'inbox consent ' : `inbox ${PRIORITIES[urgency]} `;
}

/** Whether a webhook of any urgency is due. */
export function webhooksDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from webhook_inbox where state = 'new' and due_at <= ${now})`;
}
