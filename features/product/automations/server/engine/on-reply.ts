import { sql } from 'kysely';
import type { AnsweredMessage } from '#features/engine/conversations/contract/conversation-events.ts';
import { PRIORITY } from '#features/engine/messaging/contract/message.ts';
import { isTestEvent } from '#features/engine/messaging/contract/test-event.ts';
import { createMessages, noteTap } from '#features/engine/messaging/server/index.ts';
import { listTestRecipients } from '#features/engine/messaging/server/test-sends-api.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { lockSubscriber, type Subscriber } from '#features/foundations/subscribers/server/index.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import { FLOW_ID, findFlow, type StoredFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import { momentOfId } from '#platform/ids/time-ordered-id.ts';
import { TOO_LATE } from '../../rules/too-late.ts';
import { goOnWithTest } from '../test-sends/go-on-with-test.ts';
import { applyEffects } from './apply-effects.ts';
import type { Campaign } from './campaign.ts';
import { composeAnswer } from './compose-answer.ts';
import type { Firing } from './firing.ts';
import { findStep } from './step-queries.ts';

type Tapped = DomainEvents['personTapped'];

const ANSWER_LIFETIME_MS = 3600 * 1000;
/** An answer is looked for below the messages that a person got recently. */
const LOOK_BACK_DAYS = 90;

/**
 * Handles a tapped answer that leads to a flow: composes the flow, and applies what its campaign decides. An answer
 * that leads nowhere any more, or was never offered to this person, gets a polite reply, once.
 */
export async function onReply(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  tapped: Tapped,
): Promise<void> {
  const { shopId, payload } = tapped;
  if (!FLOW_ID.test(payload)) return;
  const recipient = await lockSubscriber(tx, shopId, tapped.subscriberId);
  if (!recipient) return;
  const answers = tapped.answers ?? (await findOffering(tx, tapped));
  if (answers && isTestEvent(answers.sourceEvent)) {
    if (!(await goOnWithTest(ctx, campaigns, tx, { ...tapped, answers })))
      await endPolitely(ctx, tx, tapped, recipient);
    return;
  }
  const flow = await findFlow(tx, shopId, payload);
  const firing =
    flow && flow.channel === tapped.channel && answers
      ? await findFiring(ctx, campaigns, tx, { shopId, flow, answers })
      : null;
  if (!flow || !answers || !firing) return endPolitely(ctx, tx, tapped, recipient);
  await answer(ctx, tx, { tapped, recipient, flow, answers, firing });
}

interface Answering {
  tapped: Tapped;
  recipient: Subscriber;
  flow: StoredFlow;
  answers: AnsweredMessage;
  firing: Firing;
}

async function answer(
  ctx: Context,
  tx: Tx,
  { tapped, recipient, flow, answers, firing }: Answering,
): Promise<void> {
  const { shopId, at } = tapped;
  const now = ctx.clock.now();
  const { messageId } = answers;
  const createdAt = momentOfId(messageId);
  if (createdAt) await noteTap(tx, { shopId, messageId, createdAt, tappedAt: at });
  const about = { flow: flow.key, at, messageId, subscriberId: recipient.subscriber_id };
  const { says, effects } = firing.due.reply(about);
  const { step, campaign } = firing;
  await applyEffects(ctx, tx, { shopId, now, type: step.type, campaign }, effects);
  if (says === null) return;
  const { senderId } = tapped;
  const wanted = { firing, recipient, senderId, flowKey: says, answersMessageId: messageId, at };
  if (!(await composeAnswer(ctx, tx, wanted))) await endPolitely(ctx, tx, tapped, recipient);
}

/** The campaign of the flow, about the answered message's subject; null if that no longer exists. */
async function findFiring(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  { shopId, flow, answers }: { shopId: number; flow: StoredFlow; answers: AnsweredMessage },
): Promise<Firing | null> {
  const campaign = campaigns.find(({ definition }) => definition.type === flow.type);
  if (!campaign || answers.sourceType !== flow.type || answers.sourceId === null) return null;
  const step = await findStep(tx, shopId, answers.sourceId);
  if (!step) return null;
  const subject = { kind: campaign.definition.subjectKind, id: answers.sourceEvent };
  const drip = { dripIndex: step.dripIndex, channel: step.channel, settings: step.settings };
  const due = await campaign.fallDue(tx, { shopId, subject, now: ctx.clock.now(), drip });
  return due && { shopId, campaign, step, due, subject, eventAt: null };
}

/** The message that offered an answer, if the provider does not report which one it was. */
async function findOffering(
  tx: Tx,
  { shopId, subscriberId, payload, at }: Tapped,
): Promise<AnsweredMessage | null> {
  const sent = [subscriberId, ...(await listTestRecipients(tx, shopId, subscriberId))];
  const { rows } = await sql<AnsweredMessage>`
    select message_id as "messageId", source_type as "sourceType", source_id as "sourceId", source_event as "sourceEvent"
    from messages
    where shop_id = ${shopId} and subscriber_id = any(${sent}::uuid[]) and created_at > ${at}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS})
      and position(${payload} in content::text) > 0
    order by created_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

async function endPolitely(ctx: Context, tx: Tx, tapped: Tapped, recipient: Subscriber): Promise<void> {
  const { shopId, channel, senderId, subscriberId, payload, answers } = tapped;
  const now = ctx.clock.now();
  const { country } = await getShop(tx, shopId);
  const [language = 'en'] = chooseLanguages({ locale: recipient.locale, country });
  const text = TOO_LATE[language];
  await createMessages(ctx, tx, [
    {
      shopId,
      messageKey: ['politeEnd', answers?.messageId ?? '', payload].join(':'),
      senderId,
      subscriberId,
      channel,
      purpose: 'service',
      source: { kind: 'service', type: 'politeEnd', id: null },
      sourceEvent: payload,
      content:
        channel === 'WA' ? { kind: 'text', body: text } : { kind: 'messengerText', text, quickReplies: [] },
      discount: null,
      discountCode: null,
      priority: PRIORITY.service,
      dueAt: now,
      expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS),
      links: {},
    },
  ]);
}
