import { KEEP_PAYLOAD } from '#features/engine/messaging/contract/keep-payload.ts';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import {
  confirmConsent,
  isConfirmation,
  readConsentWord,
  restartConsent,
  revokeConsent,
} from '#features/foundations/consent/server/index.ts';
import {
  findKnownPeople,
  lockSubscribers,
  type KnownPerson,
  type Subscriber,
} from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { askWhetherToStop, confirmKeep, confirmStop } from './answer-stop.ts';
import { findAnswered } from './find-answered.ts';
import type { ReceivedMessage } from './handle-inbound-message.ts';
import { hasOptedOutSince } from './has-opted-out-since.ts';

interface ConsentMessage {
  senderId: string;
  subscriber: Subscriber;
  /** The channel's ids of the person. */
  named: KnownPerson;
  received: ReceivedMessage;
}

/** The name of a shared place or person is not the person's own text, and neither is an order or a reaction. */
const WORDLESS_KINDS = new Set(['location', 'contacts', 'order', 'reaction', 'system']);

/**
 * Applies what a message says about consent: an opt-out, an opt-in, a confirmation, or the answer to our question. If
 * it is unclear, we ask. Returns whether the message was about consent and nothing else.
 */
export async function applyConsentMessage(ctx: Context, tx: Tx, message: ConsentMessage): Promise<boolean> {
  const { subscriber, received } = message;
  if (received.payload === STOP_PAYLOAD || received.isTap) return applyConsentTap(ctx, tx, message);
  const { id, text, at } = received;
  if (text === null || WORDLESS_KINDS.has(received.kind)) return false;
  const word = readConsentWord(text);
  // A message that arrives late does not undo a later opt-out.
  if ((word === 'start' || isConfirmation(text)) && (await hasOptedOutSince(tx, subscriber, at))) return true;
  if (await confirmConsent(ctx, tx, subscriber, { id, text })) return true;
  if (word === 'stop') await stop(ctx, tx, message, 'keyword');
  if (word === 'start') await restartConsent(ctx, tx, subscriber, { id, text });
  if (word === 'doubtful' && subscriber.stopped_all_at === null && !received.isStandby)
    await askWhetherToStop(ctx, tx, message);
  // An unclear message may just as well be about something else.
  return word === 'stop' || word === 'start';
}

async function applyConsentTap(ctx: Context, tx: Tx, message: ConsentMessage): Promise<boolean> {
  const { payload, text } = message.received;
  if (payload === KEEP_PAYLOAD) {
    if (message.subscriber.stopped_all_at === null && !message.received.isStandby)
      await confirmKeep(ctx, tx, message);
    return true;
  }
  // Our own buttons are recognised by `STOP_PAYLOAD`. Buttons of templates that were made elsewhere are recognised by
  // their payload or title.
  if (payload !== STOP_PAYLOAD && readConsentWord(payload ?? text ?? '') !== 'stop') return false;
  await stop(ctx, tx, message, 'unsubscribeReply');
  return true;
}

/**
 * Opts out every row that may be the sender's: the rows of the sender's own number and ids, and the row that got the
 * answered message. A wrong opt-out costs one message to undo; a missed one is unlawful.
 */
async function stop(
  ctx: Context,
  tx: Tx,
  message: ConsentMessage,
  origin: 'keyword' | 'unsubscribeReply',
): Promise<void> {
  let isNew = false;
  for (const row of await rowsToStop(tx, message)) {
    if (await revokeConsent(ctx, tx, row, origin)) isNew = true;
  }
  // The confirmation would take the conversation over from the app that has it.
  if (isNew && !message.received.isStandby) await confirmStop(ctx, tx, message);
}

async function rowsToStop(tx: Tx, { subscriber, named, received }: ConsentMessage): Promise<Subscriber[]> {
  const { shop_id: shopId, subscriber_id: ownId } = subscriber;
  const { answersId, at } = received;
  const namedIds = await findKnownPeople(tx, shopId, named);
  const others = namedIds.filter((id) => id !== ownId);
  const rows = [subscriber, ...(await lockSubscribers(tx, shopId, others))];
  if (answersId === null || subscriber.channel !== 'WA') return rows;
  const addressee = await findAnswered(tx, shopId, [ownId], { answersId, at });
  const isKnown = rows.some((row) => row.subscriber_id === addressee?.subscriber_id);
  return addressee && !isKnown ? [...rows, addressee] : rows;
}
