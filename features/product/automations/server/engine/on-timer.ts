import { askStoreSoon, findLastContact } from '#features/foundations/store-data/server/index.ts';
import type { Subscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { askFirstUntil } from '../../rules/ask-first.ts';
import { awaitProfileUntil } from '../../rules/await-profile.ts';
import { readSubject } from '../../rules/effect.ts';
import { applyEffects } from './apply-effects.ts';
import type { Campaign } from './campaign.ts';
import { composeParts } from './compose-parts.ts';
import type { Decided } from './decisions.ts';
import type { Fired, Ready } from './fire-due-timers.ts';
import type { Firing } from './firing.ts';
import { gotOneLately } from './got-one-lately.ts';
import { judgeDue } from './judge-due.ts';
import { findStep } from './step-queries.ts';
import { readPayload, type Timer } from './timers.ts';

/** Another worker writes a message to the same person at this moment. */
const BUSY_MS = 5000;

type Outcome = Pick<Decided, 'outcome' | 'reason' | 'messageId' | 'subscriberId' | 'flowId'>;

/**
 * Handles a due timer: composes a drip's message, if its campaign and the shared rules allow it, or runs a task. If
 * there may be a message, `fire` of the result composes it.
 */
export async function onTimer(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  timer: Timer,
): Promise<Fired | Ready> {
  const payload = readPayload(timer);
  if ('task' in payload) return onTask(ctx, campaigns, tx, timer, payload.task);
  const { dripId, eventAt = null } = payload;
  const { shopId } = timer;
  const step = await findStep(tx, shopId, dripId);
  if (!step) return { kind: 'done', decided: null };
  const campaign = getCampaign(campaigns, step.type);
  const subject = readSubject(timer.subject);
  const drip = { dripIndex: step.dripIndex, channel: step.channel, settings: step.settings };
  const due = await campaign.fallDue(tx, { shopId, subject, now: ctx.clock.now(), drip });
  const toFired = (outcome: Outcome | { until: Date }): Fired => {
    if ('until' in outcome) return { kind: 'waits', until: outcome.until };
    const { type, channel } = step;
    const facts = {
      eventAt,
      ...(due?.amountMinor != null && { amountMinor: due.amountMinor }),
      ...(due?.currency != null && { currency: due.currency }),
      ...(due?.recommendedProductId != null && { recommendedProductId: due.recommendedProductId }),
    };
    return { kind: 'done', decided: { ...outcome, shopId, type, channel, subject, dripId, facts } };
  };
  if (!due) return toFired(dropped('subjectGone', null));
  const firing = { shopId, campaign, step, due, subject, eventAt };
  const { recipient, reason } = await judgeDue(tx, firing);
  if (reason !== null || due.decision.kind === 'drop' || !recipient || !step.senderId)
    return toFired(dropped(reason ?? 'notSubscribed', recipient));
  const { senderId } = step;
  const { flow } = due.decision;
  return {
    kind: 'ready',
    person: `${shopId} ${recipient.subscriber_id}`,
    fire: async () => toFired(await decide(ctx, tx, { firing, recipient, senderId, flow }, timer)),
  };
}

async function onTask(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  { shopId, kind: type, subject: key }: Timer,
  task: string,
): Promise<Fired> {
  const now = ctx.clock.now();
  const campaign = getCampaign(campaigns, type);
  const effects = await campaign.runTask(tx, { shopId, subject: readSubject(key), now }, task);
  await applyEffects(ctx, tx, { shopId, now, type, campaign }, effects);
  return { kind: 'done', decided: null };
}

function getCampaign(campaigns: readonly Campaign[], type: string): Campaign {
  const campaign = campaigns.find(({ definition }) => definition.type === type);
  if (!campaign) throw new Error(`This version has no campaign ${type}.`);
  return campaign;
}

/** A message that nothing is against so far. */
interface Wanted {
  firing: Firing;
  recipient: Subscriber;
  senderId: string;
  /** The key of the flow that the campaign chose; undefined for the drip's own. */
  flow: string | undefined;
}

async function decide(
  ctx: Context,
  tx: Tx,
  { firing, recipient, senderId, flow }: Wanted,
  timer: Timer,
): Promise<Outcome | { until: Date }> {
  const { campaign, step, shopId } = firing;
  const now = ctx.clock.now();
  const until =
    awaitProfileUntil({ now, channel: step.channel, ...newPerson(recipient) }) ??
    (campaign.definition.asksStoreFirst ? await askFirst(ctx, tx, timer) : null);
  if (until) return { until };
  const event = firing.subject.id;
  const isCooling = await gotOneLately(tx, {
    shopId,
    side: campaign.definition.channels[step.channel],
    step,
    subscriberId: recipient.subscriber_id,
    event,
    now,
  });
  if (isCooling === null) return { until: new Date(now.getTime() + BUSY_MS) };
  if (isCooling) return dropped('gotOneLately', recipient);
  const composed = await composeParts(ctx, tx, {
    firing,
    recipient,
    senderId,
    ...(flow !== undefined && { flowKey: flow }),
    occasion: { kind: 'drip', dueAt: timer.dueAt },
  });
  if ('reason' in composed) return dropped(composed.reason, recipient);
  return { outcome: 'send', reason: null, subscriberId: recipient.subscriber_id, ...composed };
}

function newPerson({ created_at: knownSince, first_name: firstName, locale }: Subscriber) {
  return { knownSince, firstName, locale };
}

function dropped(reason: string, recipient: Subscriber | null): Outcome {
  return { outcome: 'drop', reason, messageId: null, subscriberId: recipient?.subscriber_id ?? null };
}

/** Until when the timer waits for its store to be polled; null if it need not. */
async function askFirst(ctx: Context, tx: Tx, { shopId, waitingSince }: Timer): Promise<Date | null> {
  const now = ctx.clock.now();
  const contact = await findLastContact(tx, shopId);
  const until = contact && askFirstUntil({ now, waitingSince, ...contact });
  if (until) await askStoreSoon(tx, shopId, now);
  return until;
}
