import {
  confirmConsent,
  isConfirmation,
  readConsentWord,
  restartConsent,
  revokeConsent,
} from '#features/consent/server/index.ts';
import { type MessageContent } from '#features/messaging/contract/content/message-content.ts';
import { PRIORITY, type NewMessage } from '#features/messaging/contract/message.ts';
import { STOP_PAYLOAD } from '#features/messaging/contract/stop-payload.ts';
import { createMessages } from '#features/messaging/server/index.ts';
import {
  findKnownPeople,
  lockSubscribers,
  type KnownPerson,
  type Subscriber,
} from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findAnswered } from './find-answered.ts';
import type { Heard } from './handle-inbound-message.ts';
import { saidStopSince } from './said-stop-since.ts';

interface Said {
  senderId: string;
  subscriber: Subscriber;
  /** What the channel names the sender by. */
  named: KnownPerson;
  heard: Heard;
}

const STOP_CONFIRMATION =
  'You are unsubscribed and get no more offers from us here. Thank you for telling us.';
const STOP_QUESTION = 'Did you want to stop our messages?';
const STOP_ANSWER = 'Yes, stop';
const ANSWER_LIFETIME_MS = 3600 * 1000;

/** The name of a place or of a person that somebody shares is no word of theirs, nor what they order or react with. */
const WORDLESS_KINDS = new Set(['location', 'contacts', 'order', 'reaction', 'system']);

/**
 * Does what a message says of consent: a stop, a doubtful word, a word to begin again, or a confirmation. Whether it
 * said anything of it.
 */
export async function honourWord(ctx: Context, tx: Tx, said: Said): Promise<boolean> {
  const { subscriber, heard } = said;
  if (heard.payload === STOP_PAYLOAD || heard.isTap) {
    // Of a template that was made elsewhere; what we offer ourselves is judged by its payload, whatever its title.
    if (heard.payload !== STOP_PAYLOAD && readConsentWord(heard.payload ?? heard.text ?? '') !== 'stop')
      return false;
    await stop(ctx, tx, said, 'unsubscribeReply');
    return true;
  }
  const { id, text, at } = heard;
  if (text === null || WORDLESS_KINDS.has(heard.kind)) return false;
  const word = readConsentWord(text);
  // What is told late says nothing against a stop that was said since.
  if ((word === 'start' || isConfirmation(text)) && (await saidStopSince(tx, subscriber, at))) return true;
  if (await confirmConsent(ctx, tx, subscriber, { id, text })) return true;
  if (word === 'stop') await stop(ctx, tx, said, 'keyword');
  if (word === 'start') await restartConsent(ctx, tx, subscriber, { id, text });
  if (word === 'doubtful' && subscriber.stopped_all_at === null) await askBack(ctx, tx, said);
  return word !== null;
}

/**
 * Stops every row that may be the sender's: the rows of the sender's own number and ids, and the row that got the
 * answered message. A stop that is wrong costs one message to undo; a stop that is missed is unlawful.
 */
async function stop(ctx: Context, tx: Tx, said: Said, origin: 'keyword' | 'unsubscribeReply'): Promise<void> {
  let isNew = false;
  for (const row of await rowsToStop(tx, said)) {
    if (await revokeConsent(ctx, tx, row, origin)) isNew = true;
  }
  if (isNew)
    await answer(ctx, tx, said, {
      sourceType: 'stopConfirmation',
      key: said.heard.id,
      content: textFor(said, STOP_CONFIRMATION),
    });
}

async function rowsToStop(tx: Tx, { subscriber, named, heard }: Said): Promise<Subscriber[]> {
  const { shop_id: shopId, subscriber_id: ownId } = subscriber;
  const { answersId, at } = heard;
  const namedIds = await findKnownPeople(tx, shopId, named);
  const others = namedIds.filter((id) => id !== ownId);
  const rows = [subscriber, ...(await lockSubscribers(tx, shopId, others))];
  if (answersId === null || subscriber.channel !== 'WA') return rows;
  const addressee = await findAnswered(tx, shopId, [ownId], { answersId, at });
  const isKnown = rows.some((row) => row.subscriber_id === addressee?.subscriber_id);
  return addressee && !isKnown ? [...rows, addressee] : rows;
}

/** Once a day: somebody who buys a red mug has better things to talk about. */
async function askBack(ctx: Context, tx: Tx, said: Said): Promise<void> {
  const { subscriber, heard } = said;
  const key = heard.at.toISOString().slice(0, 10);
  const content: MessageContent =
    subscriber.channel === 'FB'
      ? {
          kind: 'messengerText',
          text: STOP_QUESTION,
          quickReplies: [{ title: STOP_ANSWER, payload: STOP_PAYLOAD }],
        }
      : { kind: 'buttons', body: STOP_QUESTION, buttons: [{ id: STOP_PAYLOAD, title: STOP_ANSWER }] };
  await answer(ctx, tx, said, { sourceType: 'stopQuestion', key, content });
}

function textFor({ subscriber }: Said, words: string): MessageContent {
  return subscriber.channel === 'FB'
    ? { kind: 'messengerText', text: words, quickReplies: [] }
    : { kind: 'text', body: words };
}

interface Answer {
  sourceType: 'stopConfirmation' | 'stopQuestion';
  /** Of such answers, the same is never given twice. */
  key: string;
  content: MessageContent;
}

/** The window is open, since they just wrote. */
async function answer(
  ctx: Context,
  tx: Tx,
  { senderId, subscriber, heard }: Said,
  { sourceType, key, content }: Answer,
): Promise<void> {
  const now = ctx.clock.now();
  const message: NewMessage = {
    shopId: subscriber.shop_id,
    messageKey: `${sourceType}:${key}`,
    senderId,
    subscriberId: subscriber.subscriber_id,
    channel: subscriber.channel === 'FB' ? 'FB' : 'WA',
    purpose: 'service',
    source: { kind: 'service', type: sourceType, id: null },
    sourceEvent: heard.id,
    content,
    discount: null,
    discountCode: null,
    priority: PRIORITY.service,
    dueAt: now,
    expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS),
    links: {},
  };
  await createMessages(ctx, tx, [message]);
}
