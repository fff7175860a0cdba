import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import '../contract/channel-events.ts';
import type { StopReason } from '../rules/describe-stop.ts';
import { NOT_STOPPED } from './follow-account.ts';

/** A shop's new sender. */
export interface NewSender {
  channel: Channel;
  externalId: string;
  accessToken: string;
  businessAccountId: string | null;
  sendsPerSecond: number;
}

export interface ReleasedSender {
  shopId: number;
  senderId: string;
  externalId: string;
  accessTokenSealed: Buffer;
}

const REPLACED: StopReason = 'replaced';

/**
 * Makes a page or number the shop's sender on its channel, and releases the one before. An earlier sender of the shop
 * returns with its templates. Fails with a unique violation if another shop holds it.
 */
export async function connectSender(
  ctx: Context,
  tx: Tx,
  shopId: number,
  sender: NewSender,
): Promise<{ senderId: string; released: ReleasedSender[] }> {
  const now = ctx.clock.now();
  const released = await releaseSenders(ctx, tx, shopId, {
    channel: sender.channel,
    exceptExternalId: sender.externalId,
    reason: REPLACED,
  });
  const live = {
    provider: 'meta',
    access_token_sealed: ctx.secrets.seal(sender.accessToken, { shopId, column: 'senders.access_token' }),
    business_account_id: sender.businessAccountId,
    sends_per_second: sender.sendsPerSecond,
    released_at: null,
    token_died_at: null,
    ...NOT_STOPPED,
    // The account is shared with us at this moment, so an earlier report that it was taken away is out of date.
    statuses_reported_at: JSON.stringify({ partner: now }),
    templates_read_at: null,
    templates_cursor: null,
    review_decision: null,
    name_refusal: null,
    checked_at: now,
  };
  const { sender_id: senderId } = await tx
    .insertInto('senders')
    .values({
      ...live,
      shop_id: shopId,
      sender_id: timeOrderedId(now),
      channel: sender.channel,
      external_id: sender.externalId,
      budget_at: now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'channel', 'external_id']).doUpdateSet(live))
    .returning('sender_id')
    .executeTakeFirstOrThrow();
  await ctx.events.publish(tx, 'senderConnected', { shopId, senderId, channel: sender.channel });
  return { senderId, released };
}

/** Stops and releases the shop's sender on a channel. Another shop may connect it afterwards. */
export async function releaseSenders(
  ctx: Context,
  tx: Tx,
  shopId: number,
  which: { channel: Channel; exceptExternalId?: string; reason: StopReason },
): Promise<ReleasedSender[]> {
  const now = ctx.clock.now();
  const rows = await tx
    .updateTable('senders')
    .set({ ...NOT_STOPPED, released_at: now, stopped_at: now, stopped_reason: which.reason })
    .where('shop_id', '=', shopId)
    .where('channel', '=', which.channel)
    .where('released_at', 'is', null)
    .where('external_id', '<>', which.exceptExternalId ?? '')
    .returning(['sender_id', 'external_id', 'access_token_sealed'])
    .execute();
  for (const row of rows) {
    const event = { shopId, senderId: row.sender_id, channel: which.channel };
    await ctx.events.publish(tx, 'senderReleased', event);
  }
  return rows.map((row) => ({
    shopId,
    senderId: row.sender_id,
    externalId: row.external_id,
    accessTokenSealed: row.access_token_sealed,
  }));
}
