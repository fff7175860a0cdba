import { recordReply } from '#features/engine/links/server/index.ts';
import { GET_STARTED_PAYLOAD } from '#features/foundations/channels/contract/get-started.ts';
import {
  openWindow,
  type KnownPerson,
  type Subscriber,
} from '#features/foundations/subscribers/server/index.ts';
import {
  noteAnsweredElsewhere,
  noteAnsweredHere,
} from '#features/foundations/subscribers/server/talks-api.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { AnsweredMessage, TypedMessage } from '../contract/conversation-events.ts';
import { applyConsentMessage } from './apply-consent-message.ts';
import { hasOptedOutSince } from './has-opted-out-since.ts';

/** What a person wrote to a sender of the shop, on either channel. */
export interface ReceivedMessage {
  /** The provider's id of the message. */
  id: string;
  kind: string;
  text: string | null;
  /** The parts besides the text: a location, contacts, an order, a file. */
  details?: object | null;
  /** They tapped a button: its payload counts, and its title is not their own text. */
  isTap: boolean;
  /** The payload of the button or quick reply that they tapped. */
  payload: string | null;
  /** The provider's id of the message of ours that they answered. */
  answersId: string | null;
  /**
   * Another sender, such as Meta Business Agent, has the conversation. A message of ours without a template would take it
   * over, so nothing is answered automatically.
   */
  isStandby?: boolean;
  /** An ad brought them to the chat with this message. */
  isFromAd?: boolean;
  at: Date;
  /** When its webhook was stored here. */
  storedAt: Date;
}

interface IncomingMessage {
  senderId: string;
  subscriber: Subscriber;
  /** The channel's ids of the person. */
  named: KnownPerson;
  received: ReceivedMessage;
  takeAnswer?: TakeAnswer | undefined;
}

/**
 * Takes a text as the answer to a campaign's open question, such as "cancel" for a cash order. Returns false if the
 * text is not an answer and may be about consent.
 */
export type TakeAnswer = (ctx: Context, tx: Tx, typed: TypedMessage) => Promise<boolean>;

/** Events that change or report something else are no message: the reply window stays as it is. */
const AFTERTHOUGHTS = new Set(['edit', 'revoke', 'system']);

/**
 * Opens the reply window, stores the message and which message it answers, and applies what it says about consent.
 * Returns false if it was processed before.
 */
export async function handleInboundMessage(
  ctx: Context,
  tx: Tx,
  { senderId, subscriber, named, received, takeAnswer }: IncomingMessage,
): Promise<boolean> {
  const startedAt = ctx.clock.now();
  await followControl(tx, subscriber, received);
  if (!AFTERTHOUGHTS.has(received.kind)) await openWindow(tx, subscriber, received.at, received.isFromAd);
  if (!(await recordInbound(tx, subscriber, received))) return false;
  const answers = await noteReply(tx, subscriber, received);
  const isAnswer = await answersQuestion(ctx, tx, { senderId, subscriber, received, answers, takeAnswer });
  const isConsent =
    !isAnswer && (await applyConsentMessage(ctx, tx, { senderId, subscriber, named, received }));
  const taken = isAnswer ? 'answer' : isConsent ? 'consent' : null;
  if (taken === null) await notifyListeners(ctx, tx, { senderId, subscriber, received, answers });
  await reportReceived(ctx, tx, { senderId, subscriber, received, taken, startedAt });
  return true;
}

/** The channel hands over a person's message as one that we answer, or as one that another app answers. */
async function followControl(
  tx: Tx,
  subscriber: Subscriber,
  { isStandby = false, at }: ReceivedMessage,
): Promise<void> {
  if (isStandby) await noteAnsweredElsewhere(tx, subscriber, at);
  else if (subscriber.answered_elsewhere_at !== null) await noteAnsweredHere(tx, subscriber, at);
}

async function reportReceived(
  ctx: Context,
  tx: Tx,
  {
    senderId,
    subscriber,
    received,
    taken,
    startedAt,
  }: Pick<IncomingMessage, 'senderId' | 'subscriber' | 'received'> & Outcome,
): Promise<void> {
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const channel = subscriber.channel as Channel;
  const { id: inboundId, kind, text, isTap, isStandby = false, at } = received;
  const message = { shopId, subscriberId, channel, senderId, inboundId, kind, text, isTap, isStandby, at };
  await ctx.events.publish(tx, 'messageReceived', { ...message, taken, startedAt });
}

interface Outcome {
  /** What the message was about, if it is settled. */
  taken: 'consent' | 'answer' | null;
  startedAt: Date;
}

/** A campaign's open question comes first: "cancel" below it means the order and not our messages. */
async function answersQuestion(
  ctx: Context,
  tx: Tx,
  { senderId, subscriber, received, answers, takeAnswer }: Answering,
): Promise<boolean> {
  const { kind, text, isTap, at } = received;
  if (!takeAnswer || kind !== 'text' || text === null || isTap) return false;
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const channel = subscriber.channel as Channel;
  return takeAnswer(ctx, tx, { shopId, subscriberId, channel, senderId, text, answers, at });
}

interface Answering extends Omit<IncomingMessage, 'named'> {
  answers: AnsweredMessage | null;
}

/** Notifies those who listen to what people write: campaigns, and the reviews. */
async function notifyListeners(
  ctx: Context,
  tx: Tx,
  {
    senderId,
    subscriber,
    received,
    answers,
  }: Pick<IncomingMessage, 'senderId' | 'subscriber' | 'received'> & { answers: AnsweredMessage | null },
): Promise<void> {
  const { shop_id: shopId, subscriber_id: subscriberId } = subscriber;
  const channel = subscriber.channel as Channel;
  const { id: inboundId, payload, text, at } = received;
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
  else if (received.kind === 'text' && text !== null && text.trim() !== '')
    await ctx.events.publish(tx, 'personWrote', {
      shopId,
      subscriberId,
      channel,
      inboundId,
      text,
      isBeforeStop: await isBeforeStop(tx, subscriber, received),
      at,
    });
}

/**
 * An opt-out is processed before messages that arrived earlier, and those must not undo it. Providers report seconds:
 * within the same second, a message that arrived before the opt-out was stored counts as the earlier one.
 */
async function isBeforeStop(
  tx: Tx,
  subscriber: Subscriber,
  { at, storedAt }: ReceivedMessage,
): Promise<boolean> {
  const { opted_out_at: stoppedAt } = subscriber;
  if (stoppedAt === null) return false;
  return hasOptedOutSince(tx, subscriber, stoppedAt > storedAt ? new Date(at.getTime() - 1) : at);
}

/** Stores the message; false if it was stored before. */
export async function recordInbound(
  tx: Tx,
  subscriber: Subscriber,
  received: ReceivedMessage,
): Promise<boolean> {
  const noted = await tx
    .insertInto('inbound_messages')
    .values({
      shop_id: subscriber.shop_id,
      channel: subscriber.channel,
      provider_message_id: received.id,
      subscriber_id: subscriber.subscriber_id,
      kind: received.kind,
      text: received.text,
      payload: received.payload,
      answers_provider_message_id: received.answersId,
      received_at: received.at,
      details: received.details ? storableJson(received.details) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_message_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Records a reply as a touch of the message that it answers. Returns that message, or null. */
async function noteReply(
  tx: Tx,
  subscriber: Subscriber,
  { answersId, at }: ReceivedMessage,
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
