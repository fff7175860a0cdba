import { sql } from 'kysely';
import { WhatsAppError, type WhatsAppClient } from '#partners/whatsapp/whatsapp-client.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

const AT_ONCE = 20;
/** The number of oldest messages that all shops share. More wait only if read marks are too late anyway. */
const LOOKED_AT = 5000;
/** The latest time for a read mark. A later one would surprise the person. */
const WORTH_MS = 10 * 60_000;

/** Requests that a person's message is marked as read soon. */
export async function askToMarkRead(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  inbound: { shopId: number; providerMessageId: string },
): Promise<void> {
  await tx
    .updateTable('inbound_messages')
    .set({ mark_read_since: ctx.clock.now() })
    .where('shop_id', '=', inbound.shopId)
    .where('channel', '=', 'WA')
    .where('provider_message_id', '=', inbound.providerMessageId)
    .execute();
}

/**
 * Requests that a person's newest message is marked as read soon, which marks all earlier ones. Somebody of the team has
 * opened it, so this does not depend on the number's setting, which is about messages that nobody opened.
 */
export async function markReadOnPhone(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string },
): Promise<void> {
  await sql`
    update inbound_messages set mark_read_since = ${ctx.clock.now()}
    where shop_id = ${shopId} and channel = 'WA' and provider_message_id = (
      select provider_message_id from inbound_messages
      where shop_id = ${shopId} and subscriber_id = ${subscriberId} and channel = 'WA'
        and kind not in ('reaction', 'system') order by received_at desc limit 1)`.execute(tx);
}

interface Owed {
  shop_id: number;
  provider_message_id: string;
  mark_read_since: Date;
  external_id: string;
  access_token_sealed: Buffer;
}

/**
 * Marks some messages as read, with one try each, because a read mark is not worth more. Returns whether there were
 * any.
 */
export async function markReadNext(ctx: Context, whatsapp: WhatsAppClient): Promise<boolean> {
  const taken = await take(ctx);
  const now = ctx.clock.now().getTime();
  const worth = taken.filter((one) => now - one.mark_read_since.getTime() < WORTH_MS);
  await Promise.all(worth.map((one) => mark(ctx, whatsapp, one)));
  return taken.length > 0;
}

async function take(ctx: Context): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    with oldest as (
      select shop_id, channel, provider_message_id, mark_read_since from inbound_messages
      where mark_read_since is not null order by mark_read_since limit ${LOOKED_AT}
    ), chosen as materialized (
      select shop_id, channel, provider_message_id from oldest
      order by row_number() over (partition by shop_id order by mark_read_since), mark_read_since limit ${AT_ONCE}
    ), taken as (
      select i.shop_id, i.channel, i.provider_message_id, i.subscriber_id, i.mark_read_since
      from chosen c join inbound_messages i using (shop_id, channel, provider_message_id)
      where i.mark_read_since is not null for update of i skip locked
    ), done as (
      update inbound_messages i set mark_read_since = null from taken t
      where i.shop_id = t.shop_id and i.channel = t.channel and i.provider_message_id = t.provider_message_id
    )
    select t.shop_id, t.provider_message_id, t.mark_read_since, s.external_id, s.access_token_sealed
    from taken t join senders s on s.shop_id = t.shop_id and s.channel = t.channel
    where s.provider = 'meta' and s.released_at is null and s.token_died_at is null`.execute(ctx.db);
  return rows;
}

async function mark(ctx: Context, whatsapp: WhatsAppClient, owed: Owed): Promise<void> {
  const { provider_message_id: messageId, external_id: phoneNumberId } = owed;
  try {
    const token = ctx.secrets.open(owed.access_token_sealed, {
      shopId: owed.shop_id,
      column: 'senders.access_token',
    });
    await whatsapp.markRead(phoneNumberId, token, messageId);
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    ctx.log.info({ phoneNumberId, messageId, err: error }, 'message not marked as read');
  }
}
