import { findSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Effect } from '../../rules/effect.ts';
import type { Campaign } from './campaign.ts';
import { composeAnswer } from './compose-answer.ts';
import { findStep } from './step-queries.ts';

/**
 * Composes what an answer asked for, now that it is available: for the person who has the message by now, unless they
 * opted out.
 */
export async function composeLater(
  ctx: Context,
  tx: Tx,
  { shopId, campaign, now }: { shopId: number; campaign: Campaign; now: Date },
  { subject, flow, answersMessageId, at }: Extract<Effect, { kind: 'sendAnswer' }>,
): Promise<void> {
  const answered = await tx
    .selectFrom('messages')
    .select(['subscriber_id', 'sender_id', 'source_id'])
    .where('shop_id', '=', shopId)
    .where('message_id', '=', answersMessageId)
    .executeTakeFirst();
  const step = answered?.source_id ? await findStep(tx, shopId, answered.source_id) : null;
  if (!answered || !step) return;
  const { sender_id: senderId, subscriber_id: subscriberId } = answered;
  const person = { subscriberId, phoneE164: null, customerId: null };
  const recipient = await findSubscriber(tx, shopId, step.channel, person);
  if (!recipient || recipient.stopped_all_at !== null) return;
  const drip = { dripIndex: step.dripIndex, channel: step.channel, settings: step.settings };
  const due = await campaign.fallDue(tx, { shopId, subject, now, drip });
  if (!due) return;
  const firing = { shopId, campaign, step, due, subject, eventAt: null };
  await composeAnswer(ctx, tx, { firing, recipient, senderId, flowKey: flow, answersMessageId, at });
}
