import * as z from 'zod/mini';
import {
  findConversation,
  findConversationMessage,
  listConversationMessages as listMessagesOf,
  listConversations as listThreads,
  replyByProgram,
  setConversationDone,
  type Conversation,
  type ConversationMessage,
} from '#features/product/inbox/server/conversations-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { cutText } from '#platform/language/cut-text.ts';
import {
  closeConversation,
  listConversationMessages,
  listConversations,
  MOST_MESSAGE_LENGTH,
  reopenConversation,
  replyToConversation,
  type ApiConversation,
  type ApiConversationMessage,
} from '../../contract/resources/conversations.ts';
import { API_CHANNEL } from '../../contract/resources/names.ts';
import { readCursor, sizeOf, writeCursor } from '../../rules/cursor.ts';
import type { EndpointBinder } from '../bind-endpoint.ts';
import { requirePerson } from './people.ts';

/** A place in a list, as the inbox writes it. */
const Place = z.tuple([z.string()]);

export function bindConversations(binder: EndpointBinder, ctx: Context): void {
  binder.read(listConversations, async (tx, { shopId, query: { limit, cursor, state, personId } }) => {
    const list = ['conversations', state, personId].join(' ');
    const [after] = readCursor(list, cursor, Place) ?? [];
    const subscriberId = personId && (await requirePerson(tx, shopId, personId)).id;
    const asked = { shopId, state, subscriberId, after, size: sizeOf(limit), now: ctx.clock.now() };
    const { conversations, next } = await listThreads(tx, asked);
    return { data: conversations.map(toConversation), nextCursor: next && writeCursor(list, [next]) };
  });
  binder.read(listConversationMessages, async (tx, { shopId, params, query: { limit, cursor } }) => {
    // By the id that was asked for, so that a merge does not end the list.
    const list = ['conversation', params.personId].join(' ');
    const [after] = readCursor(list, cursor, Place) ?? [];
    const { id: subscriberId } = await requirePerson(tx, shopId, params.personId);
    const { messages, next } = await listMessagesOf(tx, { shopId, subscriberId, after, size: sizeOf(limit) });
    return { data: messages.map(toMessage), nextCursor: next && writeCursor(list, [next]) };
  });
  binder.act(replyToConversation, {
    act: async (tx, { shopId, key, params, body: { text } }) => {
      const { id: subscriberId } = await requirePerson(tx, shopId, params.personId);
      return replyByProgram(ctx, tx, { shopId, subscriberId, key, text });
    },
    answer: async (tx, messageId, { shopId }) => {
      const message = await findConversationMessage(tx, shopId, messageId);
      if (!message) throw new AppError('NOT_FOUND', { field: 'personId' });
      return toMessage(message);
    },
  });
  bindEnds(binder, ctx);
}

function bindEnds(binder: EndpointBinder, ctx: Context): void {
  const ends = [
    { endpoint: closeConversation, isDone: true },
    { endpoint: reopenConversation, isDone: false },
  ];
  for (const { endpoint, isDone } of ends)
    binder.act(endpoint, {
      act: async (tx, { shopId, params }) => {
        const { id: subscriberId } = await requirePerson(tx, shopId, params.personId);
        await setConversationDone(tx, { shopId, subscriberId, isDone, now: ctx.clock.now() });
        return { isDone };
      },
      answer: (tx, _done, { shopId, params }) => requireConversation(ctx, tx, shopId, params.personId),
    });
}

async function requireConversation(
  ctx: Context,
  tx: Tx,
  shopId: number,
  personId: string,
): Promise<ApiConversation> {
  const { id: subscriberId } = await requirePerson(tx, shopId, personId);
  const found = await findConversation(tx, { shopId, subscriberId, now: ctx.clock.now() });
  if (!found) throw new AppError('NOT_FOUND', { field: 'personId' });
  return toConversation(found);
}

function toConversation({ thread, replyUntil }: Conversation): ApiConversation {
  return {
    personId: thread.subscriberId,
    channel: API_CHANNEL[thread.channel],
    state: thread.state,
    waitingSince: thread.waitingSince,
    snoozedUntil: thread.snoozedUntil,
    lastMessageAt: thread.lastAt,
    lastMessageDirection: thread.lastFrom === 'person' ? 'in' : 'out',
    lastMessageKind: thread.lastKind,
    excerpt: thread.excerpt,
    assignedTo: thread.assignee && { id: thread.assignee.memberId, name: thread.assignee.name },
    replyUntil: replyUntil?.toISOString() ?? null,
  };
}

function toMessage(message: ConversationMessage): ApiConversationMessage {
  const { id, direction, kind, text, state, writtenBy, writerName } = message;
  return {
    id,
    direction,
    kind,
    text: text && cutText(text, MOST_MESSAGE_LENGTH),
    isCut: text !== null && text.length > MOST_MESSAGE_LENGTH,
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
    state,
    writtenBy,
    writerName,
  };
}
