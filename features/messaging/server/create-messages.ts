import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { NewMessage } from '../contract/message.ts';

/**
 * Writes messages and puts them in the outbox, in the caller's transaction. One whose key was used before is left
 * out. Returns how many are new. Sending happens later, from the worker.
 */
export async function createMessages(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  wanted: readonly NewMessage[],
): Promise<number> {
  if (wanted.length === 0) return 0;
  const createdAt = ctx.clock.now();
  const withIds = wanted.map((message) => ({ message, messageId: timeOrderedId(createdAt) }));
  const fresh = await tx
    .insertInto('message_keys')
    .values(
      withIds.map(({ message, messageId }) => ({
        shop_id: message.shopId,
        message_key: message.messageKey,
        message_id: messageId,
        created_at: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .execute();
  const freshIds = new Set(fresh.map((row) => row.message_id));
  const made = withIds
    .filter(({ messageId }) => freshIds.has(messageId))
    .map((one) => ({ ...one, linkCode: shortCode() }));
  if (made.length === 0) return 0;
  await writeMessages(tx, createdAt, made);
  await queueMessages(tx, createdAt, made);
  await writeLinks(tx, createdAt, made);
  return made.length;
}

interface Made {
  message: NewMessage;
  messageId: string;
  linkCode: string;
}

async function writeMessages(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  await tx
    .insertInto('messages')
    .values(
      made.map(({ message, messageId, linkCode }) => ({
        shop_id: message.shopId,
        message_id: messageId,
        created_at: createdAt,
        sender_id: message.senderId,
        subscriber_id: message.subscriberId,
        channel: message.channel,
        purpose: message.purpose,
        source_type: message.sourceType,
        source_id: message.sourceId,
        source_event: message.sourceEvent,
        content: JSON.stringify(withLink(message, linkCode)),
        discount_code: message.discount?.code ?? message.discountCode,
        state: 'queued',
        verdict: message.discount ? JSON.stringify({ discount: message.discount }) : null,
      })),
    )
    .execute();
}

/** A message whose discount code does not exist yet is held back until it does. */
async function queueMessages(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  await tx
    .insertInto('outbox')
    .values(
      made.map(({ message, messageId }) => ({
        shop_id: message.shopId,
        message_id: messageId,
        created_at: createdAt,
        sender_id: message.senderId,
        priority: message.priority,
        state: message.discount ? 'held' : 'queued',
        due_at: message.dueAt,
        expires_at: message.expiresAt,
      })),
    )
    .execute();
}

async function writeLinks(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  const links = made.flatMap(({ message, messageId, linkCode }) =>
    message.linkTarget === null
      ? []
      : [
          {
            code: linkCode,
            shop_id: message.shopId,
            message_id: messageId,
            message_created_at: createdAt,
            subscriber_id: message.subscriberId,
            target_url: message.linkTarget,
          },
        ],
  );
  if (links.length > 0) await tx.insertInto('short_links').values(links).execute();
}

function withLink({ content, linkTarget }: NewMessage, linkCode: string): NewMessage['content'] {
  return content.kind === 'template' && linkTarget !== null ? { ...content, linkCode } : content;
}
