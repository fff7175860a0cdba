import type { MessageContent } from '#features/engine/messaging/contract/content/message-content.ts';
import { KEEP_PAYLOAD } from '#features/engine/messaging/contract/keep-payload.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { orderVariants } from '#features/foundations/templates/contract/choose-variant.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { STOP_LANGUAGES, STOP_TEXTS } from '../rules/stop-texts.ts';
import type { ReceivedMessage } from './handle-inbound-message.ts';

const ANSWER_LIFETIME_MS = 3600 * 1000;

interface Answered {
  senderId: string;
  subscriber: Subscriber;
  received: ReceivedMessage;
}

/** Confirms to the person that they are unsubscribed. */
export async function confirmStop(ctx: Context, tx: Tx, answered: Answered): Promise<void> {
  const { stopped } = await textsFor(tx, answered.subscriber);
  await answer(ctx, tx, answered, `stopConfirmation:${answered.received.id}`, textOf(answered, stopped));
}

/** Asks whether the person wants to opt out, at most once a day, because the text may mean something else. */
export async function askWhetherToStop(ctx: Context, tx: Tx, answered: Answered): Promise<void> {
  const { question, stop, keep } = await textsFor(tx, answered.subscriber);
  const answers = [
    { payload: STOP_PAYLOAD, title: stop },
    { payload: KEEP_PAYLOAD, title: keep },
  ];
  const content: MessageContent =
    answered.subscriber.channel === 'FB'
      ? { kind: 'messengerText', text: question, quickReplies: answers }
      : {
          kind: 'buttons',
          body: question,
          buttons: answers.map(({ payload: id, title }) => ({ id, title })),
        };
  const day = answered.received.at.toISOString().slice(0, 10);
  await answer(ctx, tx, answered, `stopQuestion:${day}`, content);
}

/** Confirms to a person who does not want to opt out that nothing changes. */
export async function confirmKeep(ctx: Context, tx: Tx, answered: Answered): Promise<void> {
  const { kept } = await textsFor(tx, answered.subscriber);
  await answer(ctx, tx, answered, `stopQuestion:kept:${answered.received.id}`, textOf(answered, kept));
}

async function textsFor(tx: Tx, { shop_id: shopId, locale }: Subscriber) {
  const { country } = await getShop(tx, shopId);
  const [language = 'en'] = orderVariants(STOP_LANGUAGES, { locale, country });
  return STOP_TEXTS[language];
}

function textOf({ subscriber }: Answered, text: string): MessageContent {
  return subscriber.channel === 'FB'
    ? { kind: 'messengerText', text, quickReplies: [] }
    : { kind: 'text', body: text };
}

/** The window is open, because the person just wrote. The same key is never sent twice to one person. */
async function answer(
  ctx: Context,
  tx: Tx,
  { senderId, subscriber, received }: Answered,
  messageKey: `${'stopConfirmation' | 'stopQuestion'}:${string}`,
  content: MessageContent,
): Promise<void> {
  const now = ctx.clock.now();
  const [type = ''] = messageKey.split(':');
  await createMessages(ctx, tx, [
    {
      shopId: subscriber.shop_id,
      messageKey,
      senderId,
      subscriberId: subscriber.subscriber_id,
      channel: subscriber.channel === 'FB' ? 'FB' : 'WA',
      purpose: 'service',
      source: { kind: 'service', type, id: null },
      sourceEvent: received.id,
      content,
      discount: null,
      discountCode: null,
      priority: type === 'stopConfirmation' ? PRIORITY.optOutConfirmation : PRIORITY.service,
      dueAt: now,
      expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS),
      links: {},
    },
  ]);
}
