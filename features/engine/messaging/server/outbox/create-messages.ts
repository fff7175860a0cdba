import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import { shortCode } from '#platform/ids/short-code.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { MessageContent, UnsendableContent } from '../../contract/content/message-content.ts';
import type { NewMessage } from '../../contract/message.ts';
import { checkContent } from '../../rules/content/check-content.ts';
import { toWaitingDiscount } from '../../rules/dispatch/waiting-discount.ts';

/**
 * Writes messages and puts them in the outbox, in the caller's transaction. Messages whose key was used before are
 * skipped. Returns the ids of the new ones. A worker sends them later. Template values are cleaned. A message whose
 * content the provider's rules forbid, or that shows a link that is not given, fails alone, with the reason, when it is
 * due.
 */
export async function createMessages(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  wanted: readonly NewMessage[],
): Promise<string[]> {
  const [ids = []] = await createMessagesOfMany(ctx, tx, [wanted]);
  return ids;
}

/**
 * Like `createMessages`, for several lists with one statement for each table. Returns the ids of the new messages, list
 * by list.
 */
export async function createMessagesOfMany(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  lists: readonly (readonly NewMessage[])[],
): Promise<string[][]> {
  const wanted = lists.flatMap((messages, list) => messages.map((message) => ({ message, list })));
  if (wanted.length === 0) return lists.map(() => []);
  refuseNamingKeys(wanted.map(({ message }) => message));
  const createdAt = ctx.clock.now();
  const withIds = wanted.map((one) => ({ ...one, messageId: timeOrderedId(createdAt) }));
  const freshIds = await writeKeys(tx, createdAt, withIds);
  const made = withIds
    .filter(({ messageId }) => freshIds.has(messageId))
    .map((one) => ({ ...one, ...finishContent(one.message) }));
  if (made.length === 0) return lists.map(() => []);
  await writeMessages(tx, createdAt, made);
  await queueMessages(tx, createdAt, made);
  await writeLinks(tx, createdAt, made);
  const byList = Map.groupBy(made, ({ list }) => list);
  return lists.map((_, list) => byList.get(list)?.map(({ messageId }) => messageId) ?? []);
}

/** The recipient is stored beside the key. With an id in the key, a merged person would be notified twice. */
function refuseNamingKeys(wanted: readonly NewMessage[]): void {
  const naming = wanted.find(({ messageKey, subscriberId }) => messageKey.includes(subscriberId));
  if (naming) throw new Error(`a message whose key names whom it is for: ${naming.messageKey}`);
}

interface WithId {
  message: NewMessage;
  /** The index of the list that it is in. Messages follow others of their own list only. */
  list: number;
  messageId: string;
}

interface Made extends WithId {
  content: MessageContent | UnsendableContent;
  links: { code: string; targetUrl: string }[];
}

/** Stores the keys of these messages. Returns the ids of those whose key was free. */
async function writeKeys(tx: Tx, createdAt: Date, withIds: readonly WithId[]): Promise<ReadonlySet<string>> {
  const keys = withIds.map(({ message, messageId }) => ({
    shop_id: message.shopId,
    message_key: message.messageKey,
    subscriber_id: message.subscriberId,
    message_id: messageId,
    created_at: createdAt,
  }));
  const { rows } = await sql<{ message_id: string }>`
    insert into message_keys (shop_id, message_key, subscriber_id, message_id, created_at)
    select shop_id, message_key, subscriber_id, message_id, created_at
    from json_populate_recordset(null::message_keys, ${storableJson(keys)}::json)
    on conflict do nothing returning message_id`.execute(tx);
  return new Set(rows.map(({ message_id }) => message_id));
}

/** The content as it is stored, with a code for each link, or the reason why it cannot be sent. */
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
  const rows = made.map(({ message, messageId, content }) => ({
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
    content,
    flow_id: message.part?.flowId ?? null,
    node_id: message.part?.nodeId ?? null,
    discount_code: message.discount?.code ?? message.discountCode,
    state: 'queued',
    expires_at: message.expiresAt,
    sending_id: message.sendingId ?? null,
    priority: message.priority,
    verdict: message.discount && { discount: toWaitingDiscount(message.discount, message.dueAt) },
  }));
  // As JSON, so that the statement has the same text for any number of messages and is planned once.
  await sql`
    insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
      source_type, source_id, source_event, source_at, source_minor, voided_by, is_requested, content, flow_id, node_id,
      discount_code, state, expires_at, sending_id, priority, verdict)
    select shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_kind,
      source_type, source_id, source_event, source_at, source_minor, voided_by, is_requested, content, flow_id, node_id,
      discount_code, state, expires_at, sending_id, priority, verdict
    from json_populate_recordset(null::messages, ${storableJson(rows)}::json)`.execute(tx);
}

async function queueMessages(tx: Tx, createdAt: Date, made: readonly Made[]): Promise<void> {
  const rows = made.map(({ message, messageId, list }, at) => {
    const last = made[at - 1];
    const before = message.followsLast && last?.list === list ? last.messageId : null;
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
  });
  await sql`
    insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, after_message_id, due_at,
      expires_at)
    select shop_id, message_id, created_at, sender_id, sending_id, priority, state, after_message_id, due_at, expires_at
    from json_populate_recordset(null::outbox, ${storableJson(rows)}::json)`.execute(tx);
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
  if (links.length === 0) return;
  await sql`
    insert into short_links (code, shop_id, message_id, message_created_at, subscriber_id, target_url, counted_message_id,
      counted_created_at)
    select code, shop_id, message_id, message_created_at, subscriber_id, target_url, counted_message_id, counted_created_at
    from json_populate_recordset(null::short_links, ${storableJson(links)}::json)`.execute(tx);
}
