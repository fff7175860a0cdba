import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { PRIORITY } from '../../contract/message.ts';
import { retryAt } from '../../rules/dispatch/decide-retry.ts';
import { takeBackFailures } from './take-back-failures.ts';

interface FailedMessage {
  shopId: number;
  messageId: string;
  createdAt: Date;
  failedAt: Date;
}

/**
 * Queues a copy of a message that failed because of its person's limit, or because of another temporary error, at the
 * time that `when` returns. The original stays failed. Its link and code move to the copy, the only one that the person
 * sees. The copy stays part of its sending. Safe to repeat.
 */
export async function retryLater(
  ctx: Context,
  failed: FailedMessage,
  when: typeof retryAt = retryAt,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const first = await tx
      .selectFrom('messages')
      .select(['subscriber_id', 'retries', 'expires_at'])
      .where('shop_id', '=', failed.shopId)
      .where('message_id', '=', failed.messageId)
      .where('created_at', '=', failed.createdAt)
      .where('state', '=', 'failed')
      // A test message is needed now, not on another day.
      .where('source_kind', '<>', 'test')
      .forUpdate()
      .executeTakeFirst();
    const dueAt = first ? when(failed.failedAt, first.retries, first.expires_at) : null;
    if (!first || !dueAt || (await hasSame(tx, failed))) return;
    const createdAt = ctx.clock.now();
    const messageId = timeOrderedId(createdAt);
    if (!(await takeKey(tx, failed, first.subscriber_id, messageId, createdAt))) return;
    await copyMessage(tx, failed, messageId, createdAt);
    await queueCopy(tx, failed.shopId, messageId, createdAt, dueAt);
    await handOver(tx, failed, messageId, createdAt);
    await takeBackFailures(tx, {
      shopId: failed.shopId,
      now: createdAt,
      which: sql`m.message_id = ${failed.messageId} and m.created_at = ${failed.createdAt}`,
    });
  });
}

/** Whether the person got the same message through another row, or is about to: two rows may have been merged since. */
async function hasSame(tx: Tx, { shopId, messageId, createdAt }: FailedMessage): Promise<boolean> {
  const { rows } = await sql`
    select from messages m join messages o on o.shop_id = m.shop_id and o.subscriber_id = m.subscriber_id
      and o.message_id <> m.message_id and o.source_kind = m.source_kind and o.source_type = m.source_type
      and o.source_id is not distinct from m.source_id
      and (m.sending_id is not null and o.sending_id is not null or o.source_event = m.source_event)
      and o.flow_id is not distinct from m.flow_id and o.node_id is not distinct from m.node_id
      and o.state in ('queued', 'sent', 'delivered', 'read')
    where m.shop_id = ${shopId} and m.message_id = ${messageId} and m.created_at = ${createdAt}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** False if this failure was handled before. */
async function takeKey(
  tx: Tx,
  { shopId, messageId: firstId }: FailedMessage,
  subscriberId: string,
  messageId: string,
  createdAt: Date,
): Promise<boolean> {
  const fresh = await tx
    .insertInto('message_keys')
    .values({
      shop_id: shopId,
      message_key: `retry:${firstId}`,
      subscriber_id: subscriberId,
      message_id: messageId,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return fresh !== undefined;
}

async function copyMessage(tx: Tx, first: FailedMessage, messageId: string, createdAt: Date): Promise<void> {
  await sql`
    insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
      source_id, source_event, source_at, source_minor, voided_by, is_requested, content, value_texts, discount_code, flow_id, node_id,
      state, expires_at, sending_id, priority, verdict, retries)
    select shop_id, ${messageId}, ${createdAt}, sender_id, subscriber_id, channel, purpose, source_kind, source_type,
      source_id, source_event, source_at, source_minor, voided_by, is_requested, content, value_texts, discount_code, flow_id, node_id,
      'queued', expires_at, sending_id, priority,
      case when verdict ? 'discount' then jsonb_build_object('discount', verdict -> 'discount') end, retries + 1
    from messages
    where shop_id = ${first.shopId} and message_id = ${first.messageId} and created_at = ${first.createdAt}`.execute(
    tx,
  );
}

async function queueCopy(
  tx: Tx,
  shopId: number,
  messageId: string,
  createdAt: Date,
  dueAt: Date,
): Promise<void> {
  await sql`
    insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, due_at, expires_at)
    select shop_id, message_id, created_at, sender_id, sending_id, coalesce(priority, ${PRIORITY.automation}), 'queued',
      ${dueAt}, expires_at
    from messages where shop_id = ${shopId} and message_id = ${messageId} and created_at = ${createdAt}`.execute(
    tx,
  );
}

async function handOver(tx: Tx, first: FailedMessage, messageId: string, createdAt: Date): Promise<void> {
  await tx
    .updateTable('short_links')
    .set({ message_id: messageId, message_created_at: createdAt })
    .where('shop_id', '=', first.shopId)
    .where('message_id', '=', first.messageId)
    .execute();
  await tx
    .updateTable('messages')
    .set({ discount_code: null })
    .where('shop_id', '=', first.shopId)
    .where('message_id', '=', first.messageId)
    .where('created_at', '=', first.createdAt)
    .execute();
}
