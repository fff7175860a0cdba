import { sql } from 'kysely';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { noteShopWrote } from '#features/foundations/subscribers/server/talks-api.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';

/** A message that the shop's people wrote outside Bellbird. */
export interface OutsideMessage {
  /** The provider's id. */
  id: string;
  channel: Channel;
  kind: string;
  text: string | null;
  details: object | null;
  at: Date;
}

/** Reports that a person of the shop wrote: offers wait for a while, and the inbox counts it as an answer. */
export async function reportOutside(
  ctx: Pick<Context, 'events'>,
  tx: Tx,
  subscriber: Subscriber,
  { channel, kind, text, at }: Pick<OutsideMessage, 'channel' | 'kind' | 'text' | 'at'>,
): Promise<void> {
  await noteShopWrote(tx, subscriber, at);
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  await ctx.events.publish(tx, 'shopWroteOutside', { shopId, subscriberId, channel, kind, text, at });
}

export type OutsideState = 'sent' | 'delivered' | 'read' | 'failed';

/** Whether the writer neither changed nor deleted the message. */
const isUnchanged = sql`(outside_messages.edited_at is null and outside_messages.revoked_at is null)`;

/**
 * Stores messages once. An edit or a deletion may have arrived before its message, and then decides what is shown. A
 * message that was sent from here is not stored a second time.
 */
export async function storeOutside(
  tx: Tx,
  subscriber: Subscriber,
  messages: readonly (OutsideMessage & { importedAt: Date | null; state: OutsideState | null })[],
): Promise<void> {
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const rows = messages.map(({ at, importedAt, ...message }) => ({
    ...message,
    at: at.toISOString(),
    imported_at: importedAt?.toISOString() ?? null,
  }));
  if (rows.length === 0) return;
  await sql`
    insert into outside_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, details, written_at,
      imported_at, state)
    select distinct on (g.id) ${shopId}, g.channel, g.id, ${subscriberId}, g.kind, g.text, g.details, g.at, g.imported_at, g.state
    from json_to_recordset(${storableJson(rows)}::json) as g(
      id text, channel text, kind text, text text, details jsonb, at timestamptz, imported_at timestamptz, state text)
    where not exists (
      select from messages m where m.shop_id = ${shopId} and m.subscriber_id = ${subscriberId} and m.provider_message_id = g.id
    )
    on conflict (shop_id, channel, provider_message_id) do update set
      written_at = least(outside_messages.written_at, excluded.written_at),
      kind = excluded.kind,
      text = case when ${isUnchanged} then excluded.text else outside_messages.text end,
      details = case when ${isUnchanged} then excluded.details else outside_messages.details end
    where not ${isUnchanged} or (outside_messages.kind = 'media_placeholder' and excluded.kind <> 'media_placeholder')`.execute(
    tx,
  );
}

/** The writer changed a message. The latest change counts, and a deleted message stays deleted. */
export async function editOutside(tx: Tx, subscriber: Subscriber, edited: OutsideMessage): Promise<void> {
  const { id, channel, kind, text, details, at } = edited;
  await sql`
    insert into outside_messages (shop_id, channel, provider_message_id, subscriber_id, kind, text, details, written_at, edited_at)
    values (${subscriber.shop_id}, ${channel}, ${id}, ${subscriber.subscriber_id}, ${kind}, ${text},
      ${details && storableJson(details)}, ${at}, ${at})
    on conflict (shop_id, channel, provider_message_id) do update set
      text = excluded.text, details = excluded.details, edited_at = excluded.edited_at
    where outside_messages.revoked_at is null
      and coalesce(outside_messages.edited_at, '-infinity') < excluded.edited_at`.execute(tx);
}

/** The writer deleted a message. That it existed stays visible, as in the app. */
export async function revokeOutside(
  tx: Tx,
  subscriber: Subscriber,
  { id, channel, at }: Pick<OutsideMessage, 'id' | 'channel' | 'at'>,
): Promise<void> {
  await sql`
    insert into outside_messages (shop_id, channel, provider_message_id, subscriber_id, kind, written_at, revoked_at)
    values (${subscriber.shop_id}, ${channel}, ${id}, ${subscriber.subscriber_id}, 'unknown', ${at}, ${at})
    on conflict (shop_id, channel, provider_message_id) do update set
      text = null, details = null, revoked_at = excluded.revoked_at
    where outside_messages.revoked_at is null`.execute(tx);
}
