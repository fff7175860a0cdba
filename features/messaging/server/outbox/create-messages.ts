import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { MessageContent, UnsendableContent } from '../../contract/content/message-content.ts';
import type { NewMessage } from '../../contract/message.ts';
import { checkContent } from '../../rules/content/check-content.ts';
import { toWaitingDiscount } from '../../rules/dispatch/waiting-discount.ts';

/**
 * Writes messages and puts them in the outbox, in the caller's transaction. One whose key was used before is left
 * out. Returns the ids of those that are new. Sending happens later, from the worker. Values of templates are cleaned.
 * A content that the provider's rules forbid, or that shows a link which is not given, fails in its turn, with the
 * reason, and alone.
 */
export async function createMessages(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  wanted: readonly NewMessage[],
): Promise<string[]> {
  if (wanted.length === 0) return [];
  refuseNamingKeys(wanted);
  const createdAt = ctx.clock.now();
  const withIds = wanted.map((message) => ({ message, messageId: timeOrderedId(createdAt) }));
  const fresh = await tx
    .insertInto('message_keys')
    .values(
      withIds.map(({ message, messageId }) => ({
        shop_id: message.shopId,
        message_key: message.messageKey,
        subscriber_id: message.subscriberId,
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
    .map(({ message, messageId }) => ({ message, messageId, ...finishContent(message) }));
  if (made.length === 0) return [];
  await writeMessages(tx, createdAt, made);
  await queueMessages(tx, createdAt, made);
  await writeLinks(tx, createdAt, made);
  return made.map(({ messageId }) => messageId);
}

/** Whom a message is for stands beside its key: with an id in it, a merged person would be told twice. */
function refuseNamingKeys(wanted: readonly NewMessage[]): void {
  const naming = wanted.find(({ messageKey, subscriberId }) => messageKey.includes(subscriberId));
  if (naming) throw new Error(`a message whose key names whom it is for: ${naming.messageKey}`);
}

interface Made {
  message: NewMessage;
  messageId: string;
  content: MessageContent | UnsendableContent;
  links: { code: string; targetUrl: string }[];
}

/** The content as it is stored, each of its links with a code of its own, or why it cannot be sent. */
function finishContent({ channel, content, links }: NewMessage): Pick<Made, 'content' | 'links'> {
  const checked = checkContent(content, { channel, links: Object.keys(links) });
  if ('wrong' in checked) return { content: { kind: 'unsendable', why: checked.wrong }, links: [] };
  const coded = Object.entries(links).map(([slot, targetUrl]) => ({ slot, targetUrl, code: shortCode() }));
  const linkCodes = Object.fromEntries(coded.map(({ slot, code }) => [slot, code]));
  return {
    content: coded.length === 0 ? checked.content : { ...checked.content, linkCodes },
    links: coded.map(({ code, targetUrl }) => ({ code, targetUrl })),
  };
}

async function writeMessages(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  await tx
    .insertInto('messages')
    .values(
      made.map(({ message, messageId, content }) => ({
        shop_id: message.shopId,
        message_id: messageId,
        created_at: createdAt,
        sender_id: message.senderId,
        subscriber_id: message.subscriberId,
        channel: message.channel,
        purpose: message.purpose,
        source_kind: message.source.kind,
        source_type: message.source.type,
        source_id: message.source.id,
        source_event: message.sourceEvent,
        source_at: message.sourceAt ?? null,
        source_minor: message.sourceMinor ?? null,
        voided_by: message.voidedBy ?? null,
        is_requested: message.isRequested ?? null,
        content: JSON.stringify(content),
        flow_id: message.part?.flowId ?? null,
        node_id: message.part?.nodeId ?? null,
        discount_code: message.discount?.code ?? message.discountCode,
        state: 'queued',
        expires_at: message.expiresAt,
        sending_id: message.sendingId ?? null,
        priority: message.priority,
        verdict:
          message.discount &&
          JSON.stringify({ discount: toWaitingDiscount(message.discount, message.dueAt) }),
      })),
    )
    .execute();
}

async function queueMessages(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  await tx
    .insertInto('outbox')
    .values(
      made.map(({ message, messageId }, at) => {
        const before = message.followsLast ? (made[at - 1]?.messageId ?? null) : null;
        return {
          shop_id: message.shopId,
          message_id: messageId,
          created_at: createdAt,
          sender_id: message.senderId,
          sending_id: message.sendingId ?? null,
          priority: message.priority,
          state: before === null ? 'queued' : 'following',
          after_message_id: before,
          due_at: message.dueAt,
          expires_at: message.expiresAt,
        };
      }),
    )
    .execute();
}

async function writeLinks(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  const links = made.flatMap(({ message, messageId, links: given }) =>
    given.map(({ code, targetUrl }) => ({
      code,
      shop_id: message.shopId,
      message_id: messageId,
      message_created_at: createdAt,
      subscriber_id: message.subscriberId,
      target_url: targetUrl,
      counted_message_id: message.clicksCountFor?.messageId ?? null,
      counted_created_at: message.clicksCountFor?.createdAt ?? null,
    })),
  );
  if (links.length > 0) await tx.insertInto('short_links').values(links).execute();
}
