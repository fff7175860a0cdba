import { recordReply } from '#features/engine/links/server/index.ts';
import { GET_STARTED_PAYLOAD } from '#features/foundations/channels/contract/get-started.ts';
import {
  openWindow,
  type KnownPerson,
  type Subscriber,
} from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { AnsweredMessage, TypedMessage } from '../contract/conversation-events.ts';
import { honourWord } from './honour-word.ts';
import { saidStopSince } from './said-stop-since.ts';

/** What a person said to a sender of the shop, on whichever channel. */
export interface Heard {
  /** The provider's id of it. */
  id: string;
  kind: string;
  text: string | null;
  /** What matters of it beside its words: a place, people, an order, a file. */
  details?: object | null;
  /** They tapped what was offered: its payload counts, and its title is not a word of theirs. */
  isTap: boolean;
  /** Of the button or quick reply they tapped. */
  payload: string | null;
  /** The provider's id of the message of ours that they answered. */
  answersId: string | null;
  /**
   * Another sender, such as Meta Business Agent, holds the conversation. A service message of ours would take it over,
   * so only what must be answered is.
   */
  isStandby?: boolean;
  /** An ad brought them to the chat with this message. */
  isFromAd?: boolean;
  at: Date;
  /** When its webhook was stored here. */
  storedAt: Date;
}

interface Said {
  senderId: string;
  subscriber: Subscriber;
  /** What the channel names the sender by. */
  named: KnownPerson;
  heard: Heard;
  takeAnswer?: TakeAnswer | undefined;
}

/**
 * Takes typed words for the answer to an open question of a campaign, such as "cancel" for a cash order. Returns false
 * when they are none; then they may be about consent.
 */
export type TakeAnswer = (ctx: Context, tx: Tx, typed: TypedMessage) => Promise<boolean>;

/** What changes or tells of something else is no message of theirs: the window stays as it is. */
const AFTERTHOUGHTS = new Set(['edit', 'revoke', 'system']);

/**
 * Opens the service window, notes what was said and which message it answers, and honours what it says of consent.
 * False when it was heard before.
 */
export async function handleInboundMessage(
  ctx: Context,
  tx: Tx,
  { senderId, subscriber, named, heard, takeAnswer }: Said,
): Promise<boolean> {
  if (!AFTERTHOUGHTS.has(heard.kind)) await openWindow(tx, subscriber, heard.at, heard.isFromAd);
  if (!(await recordInbound(tx, subscriber, heard))) return false;
  const answers = await noteReply(tx, subscriber, heard);
  const answered = await answersQuestion(ctx, tx, { senderId, subscriber, heard, answers, takeAnswer });
  const isDone = answered || (await honourWord(ctx, tx, { senderId, subscriber, named, heard }));
  if (!isDone) await tell(ctx, tx, { senderId, subscriber, heard, answers });
  return true;
}

/** A campaign's open question comes first: a "cancel" below it means the order and not our messages. */
async function answersQuestion(
  ctx: Context,
  tx: Tx,
  { senderId, subscriber, heard, answers, takeAnswer }: Answering,
): Promise<boolean> {
  const { kind, text, isTap, at } = heard;
  if (!takeAnswer || kind !== 'text' || text === null || isTap) return false;
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const channel = subscriber.channel as Channel;
  return takeAnswer(ctx, tx, { shopId, subscriberId, channel, senderId, text, answers, at });
}

interface Answering extends Omit<Said, 'named'> {
  answers: AnsweredMessage | null;
}

/** Who else listens to what people say: campaigns, and what collects reviews. */
async function tell(
  ctx: Context,
  tx: Tx,
  {
    senderId,
    subscriber,
    heard,
    answers,
  }: Pick<Said, 'senderId' | 'subscriber' | 'heard'> & { answers: AnsweredMessage | null },
): Promise<void> {
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const channel = subscriber.channel as Channel;
  const { id: inboundId, payload, text, at } = heard;
  if (channel === 'FB' && payload === GET_STARTED_PAYLOAD)
    await ctx.events.publish(tx, 'chatStarted', { shopId, subscriberId, inboundId, at });
  else if (payload !== null)
    await ctx.events.publish(tx, 'personTapped', {
      shopId,
      subscriberId,
      channel,
      senderId,
      payload,
      answers,
      at,
    });
  else if (heard.kind === 'text' && text !== null && text.trim() !== '')
    await ctx.events.publish(tx, 'personWrote', {
      shopId,
      subscriberId,
      channel,
      inboundId,
      text,
      isBeforeStop: await isBeforeStop(tx, subscriber, heard),
      at,
    });
}

/**
 * A stop is read before messages that came earlier, and those must not undo it. Providers give the second: in the same
 * second a message that came before the stop was recorded is taken to be the earlier one.
 */
async function isBeforeStop(tx: Tx, subscriber: Subscriber, { at, storedAt }: Heard): Promise<boolean> {
  const { opted_out_at: stoppedAt } = subscriber;
  if (stoppedAt === null) return false;
  return saidStopSince(tx, subscriber, stoppedAt > storedAt ? new Date(at.getTime() - 1) : at);
}

/** Stores what was said; false when it was stored before. */
export async function recordInbound(tx: Tx, subscriber: Subscriber, heard: Heard): Promise<boolean> {
  const noted = await tx
    .insertInto('inbound_messages')
    .values({
      shop_id: subscriber.shop_id,
      channel: subscriber.channel,
      provider_message_id: heard.id,
      subscriber_id: subscriber.subscriber_id,
      kind: heard.kind,
      text: heard.text,
      payload: heard.payload,
      answers_provider_message_id: heard.answersId,
      received_at: heard.at,
      details: heard.details ? storableJson(heard.details) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_message_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** A reply touches the message it answers; which one that is, or null. */
async function noteReply(
  tx: Tx,
  subscriber: Subscriber,
  { answersId, at }: Heard,
): Promise<AnsweredMessage | null> {
  if (answersId === null) return null;
  const answered = await tx
    .selectFrom('messages')
    .select(['message_id', 'created_at', 'source_type', 'source_id', 'source_event'])
    .where('shop_id', '=', subscriber.shop_id)
    .where('subscriber_id', '=', subscriber.subscriber_id)
    .where('provider_message_id', '=', answersId)
    .executeTakeFirst();
  if (!answered) return null;
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const { message_id: messageId, created_at: createdAt } = answered;
  await recordReply(tx, { shopId, subscriberId, messageId, createdAt }, at);
  return {
    messageId,
    sourceType: answered.source_type,
    sourceId: answered.source_id,
    sourceEvent: answered.source_event,
  };
}
