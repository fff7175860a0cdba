import type { AnsweredMessage } from '#features/engine/conversations/contract/conversation-events.ts';
import { answerTest } from '#features/engine/messaging/server/test-sends-api.ts';
import { findFlow } from '#features/product/flows/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import type { Campaign } from '../engine/campaign.ts';
import { findStep } from '../engine/step-queries.ts';
import { composeTest } from './compose-test.ts';

type TappedTest = DomainEvents['personTapped'] & { answers: AnsweredMessage };

/**
 * Answers a tap below a test: sends the answer's flow with samples, and does nothing else. Returns false if there is
 * nothing to send.
 */
export async function goOnWithTest(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  tapped: TappedTest,
): Promise<boolean> {
  const { shopId, channel, senderId, subscriberId, payload, answers } = tapped;
  const flow = await findFlow(tx, shopId, payload);
  const step = answers.sourceId === null ? null : await findStep(tx, shopId, answers.sourceId);
  const side = campaigns.find(({ definition }) => definition.type === step?.type)?.definition.channels[
    channel
  ];
  if (!flow || !step || !side || step.channel !== channel || flow.type !== step.type) return false;
  const source = { type: step.type, id: step.dripId };
  try {
    const { contents, links } = await composeTest(ctx, tx, { shopId, side, step: { ...step, flow } });
    await answerTest(ctx, tx, {
      shopId,
      channel,
      senderId,
      subscriberId,
      answers,
      payload,
      source,
      contents,
      links,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
