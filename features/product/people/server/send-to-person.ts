import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { findSenderId } from '#features/foundations/channels/server/index.ts';
import { noteShopWrote } from '#features/foundations/subscribers/server/talks-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_LETTERS } from '../contract/person-calls.ts';
import type { Writer } from '../contract/person-events.ts';
import { findPerson, windowUntil, type Answering } from './find-person.ts';

interface Written {
  shopId: number;
  /** Who writes it. */
  writer: Writer;
  subscriberId: string;
  /** The id of the request. One that is repeated sends nothing twice. */
  requestId: string;
  text: string;
}

/**
 * Queues the shop's own text to a person who wrote within the last 24 hours, or, on Messenger and by a person of the team, seven days. The gate
 * checks it before sending, like any message, and offers to the person wait for a while. Returns the message's id. Throws NOT_FOUND, TEXT_EMPTY,
 * TEXT_TOO_LONG, PERSON_SILENT, SENDER_NOT_CONNECTED.
 */
export async function sendToPerson(
  ctx: Pick<Context, 'clock' | 'events'> & Answering,
  tx: Tx,
  { shopId, subscriberId, writer, requestId, text: typed }: Written,
): Promise<string> {
  const now = ctx.clock.now();
  const person = await findPerson(tx, shopId, subscriberId);
  const text = typed.trim();
  if (text === '') throw new AppError('TEXT_EMPTY', { field: 'text' });
  if (text.length > MOST_LETTERS) throw new AppError('TEXT_TOO_LONG', { field: 'text' });
  const isProgram = 'keyId' in writer;
  // Messenger's seven days are for people only.
  const answering = isProgram ? { clock: ctx.clock, settings: { meta: { hasHumanAgent: false } } } : ctx;
  const expiresAt = windowUntil(person, answering);
  if (expiresAt === null) throw new AppError('PERSON_SILENT');
  const senderId = await findSenderId(tx, shopId, person.channel);
  if (senderId === null) throw new AppError('SENDER_NOT_CONNECTED');
  await noteShopWrote(tx, { shop_id: shopId, subscriber_id: person.subscriber_id }, now);
  const messageKey = `direct:${requestId}`;
  const [messageId] = await createMessages(ctx, tx, [
    {
      shopId,
      messageKey,
      senderId,
      subscriberId: person.subscriber_id,
      channel: person.channel,
      purpose: 'service',
      source: { kind: 'service', type: isProgram ? 'apiReply' : 'direct', id: null },
      sourceEvent: requestId,
      sourceAt: now,
      content: contentOf(person.channel, text),
      discount: null,
      discountCode: null,
      links: {},
      priority: PRIORITY.service,
      dueAt: now,
      expiresAt,
    },
  ]);
  if (messageId === undefined) return findSent(tx, shopId, messageKey);
  await ctx.events.publish(tx, 'personAnswered', {
    shopId,
    subscriberId: person.subscriber_id,
    channel: person.channel,
    messageId,
    ...writer,
    text,
    at: now,
  });
  return messageId;
}

function contentOf(channel: 'WA' | 'FB', text: string): MessageContent {
  return channel === 'FB' ? { kind: 'messengerText', text, quickReplies: [] } : { kind: 'text', body: text };
}

async function findSent(tx: Tx, shopId: number, messageKey: string): Promise<string> {
  const row = await tx
    .selectFrom('message_keys')
    .select('message_id')
    .where('shop_id', '=', shopId)
    .where('message_key', '=', messageKey)
    .executeTakeFirstOrThrow();
  return row.message_id;
}
