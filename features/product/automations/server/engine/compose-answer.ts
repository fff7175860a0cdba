import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { composeParts } from './compose-parts.ts';
import { storeDecisions } from './decisions.ts';
import { findCounted } from './find-counted.ts';
import type { Firing } from './firing.ts';

/** The reply to a tapped answer: the message that was answered, and when. */
export interface Answer {
  firing: Firing;
  recipient: Subscriber;
  senderId: string;
  flowKey: string;
  answersMessageId: string;
  at: Date;
}

/** Composes a flow as the reply to a tap, once, and stores the decision. False if there is nothing to send. */
export async function composeAnswer(ctx: Context, tx: Tx, answer: Answer): Promise<boolean> {
  const { firing, recipient, senderId, flowKey, answersMessageId, at } = answer;
  const counted = await findCounted(tx, answer);
  const occasion = { kind: 'answer' as const, answersMessageId, at, counted };
  const composed = await composeParts(ctx, tx, { firing, recipient, senderId, flowKey, occasion });
  // The same tap again: it was answered before.
  if ('reason' in composed && composed.reason === 'madeBefore') return true;
  const { shopId, step, subject, eventAt } = firing;
  const { type, channel, dripId } = step;
  const common = { shopId, type, channel, subject, dripId, facts: { eventAt } };
  const about = { ...common, subscriberId: recipient.subscriber_id, answersMessageId };
  await storeDecisions(tx, ctx.clock.now(), [
    'reason' in composed
      ? { ...about, outcome: 'drop', reason: composed.reason, messageId: null }
      : { ...about, ...composed, outcome: 'send', reason: null },
  ]);
  return !('reason' in composed);
}
