import { sql } from 'kysely';
import { createCode } from '#features/discounts/server/index.ts';
import type { PendingDiscount } from '#features/messaging/contract/message.ts';
import type { StorePlatform } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';

const BATCH_SIZE = 20;
/** While one worker asks the store, no other does; if it dies, another takes over after that. */
const LEASE_MS = 60_000;
const RETRY_MS = 15_000;

interface HeldMessage {
  shopId: number;
  shopUrl: string;
  messageId: string;
  expiresAt: Date;
  discount: PendingDiscount;
}

/**
 * Creates the single-use codes of messages that wait for one, then lets the messages go. A code is chosen with
 * its message, so a second try meets the code itself, not a second one. Returns whether there may be more.
 */
export async function prepareDiscounts(ctx: Context, stores: StorePlatform): Promise<boolean> {
  const held = await leaseHeld(ctx);
  for (const message of held) {
    try {
      await createCode(stores, message, {
        code: message.discount.code,
        percent: message.discount.percent,
        startsAt: ctx.clock.now(),
        endsAt: new Date(message.discount.expiresAt),
        isSingleUse: true,
      });
      await release(ctx, message, 'queued', ctx.clock.now());
    } catch (error) {
      ctx.log.warn(
        { err: error, messageId: message.messageId },
        'discount code not created; the message waits',
      );
      const retryAt = new Date(ctx.clock.now().getTime() + RETRY_MS);
      // Past its time it goes to the gate, which drops it and says why.
      await release(ctx, message, retryAt > message.expiresAt ? 'queued' : 'held', retryAt);
    }
  }
  return held.length === BATCH_SIZE;
}

async function leaseHeld(ctx: Context): Promise<HeldMessage[]> {
  const now = ctx.clock.now();
  const { rows } = await sql<{
    shop_id: number;
    shop_url: string;
    message_id: string;
    expires_at: Date;
    discount: PendingDiscount;
  }>`
    with due as (
      select shop_id, message_id from outbox where state = 'held' and due_at <= ${now}
      order by due_at limit ${BATCH_SIZE} for update skip locked
    ), leased as (
      update outbox o set due_at = ${new Date(now.getTime() + LEASE_MS)} from due d
      where o.shop_id = d.shop_id and o.message_id = d.message_id
      returning o.shop_id, o.message_id, o.created_at, o.expires_at
    )
    select l.shop_id, s.shop_url, l.message_id, l.expires_at, m.verdict -> 'discount' as discount
    from leased l
    join messages m on m.shop_id = l.shop_id and m.message_id = l.message_id and m.created_at = l.created_at
    join shops s on s.shop_id = l.shop_id`.execute(ctx.db);
  return rows.map((row) => ({
    shopId: row.shop_id,
    shopUrl: row.shop_url,
    messageId: row.message_id,
    expiresAt: row.expires_at,
    discount: row.discount,
  }));
}

async function release(
  ctx: Context,
  message: HeldMessage,
  state: 'queued' | 'held',
  dueAt: Date,
): Promise<void> {
  await ctx.db
    .updateTable('outbox')
    .set({ state, due_at: dueAt })
    .where('shop_id', '=', message.shopId)
    .where('message_id', '=', message.messageId)
    .where('state', '=', 'held')
    .execute();
}
