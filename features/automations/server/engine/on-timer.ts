import { createMessages } from '#features/messaging/server/index.ts';
import { askStoreSoon, findLastHeard } from '#features/store-data/server/index.ts';
import { findSubscriber, type Subscriber } from '#features/subscribers/server/index.ts';
import { findTemplate } from '#features/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CampaignTemplate } from '../../contract/campaign-definition.ts';
import { askFirstUntil } from '../../rules/ask-first.ts';
import { readSubject } from '../../rules/effect.ts';
import { findOwnTemplate, pickTemplate, showsDiscount } from '../../rules/pick-template.ts';
import { whySharedDrop } from '../../rules/shared-drops.ts';
import type { Campaign } from './campaign.ts';
import { composeMessage } from './compose-message.ts';
import type { Decided } from './decisions.ts';
import type { Fired } from './fire-due-timers.ts';
import type { Firing } from './firing.ts';
import { findStep } from './step-queries.ts';
import { readPayload, type Timer } from './timers.ts';

type Outcome = Pick<Decided, 'outcome' | 'reason' | 'messageId' | 'subscriberId'>;

/** The wait of a drip is over: makes its message, if its campaign and all that campaigns share say so. */
export async function onTimer(
  ctx: Context,
  campaigns: readonly Campaign[],
  tx: Tx,
  timer: Timer,
): Promise<Fired> {
  const { dripId, eventAt = null } = readPayload(timer);
  const { shopId } = timer;
  const now = ctx.clock.now();
  const step = await findStep(tx, shopId, dripId);
  if (!step) return { kind: 'done', decided: null };
  const campaign = campaigns.find(({ definition }) => definition.type === step.type);
  if (!campaign) throw new Error(`This version has no campaign ${step.type}.`);
  const subject = readSubject(timer.subject);
  const due = await campaign.fallDue(tx, { shopId, subject, now });
  const outcome = due
    ? await decide(ctx, tx, { campaign, step, due, subject, timer, eventAt })
    : dropped('subjectGone', null);
  if ('until' in outcome) return { kind: 'waits', until: outcome.until };
  const { type, channel } = step;
  const facts = {
    eventAt,
    ...(due?.amountMinor != null && { amountMinor: due.amountMinor }),
    ...(due?.currency != null && { currency: due.currency }),
  };
  return { kind: 'done', decided: { ...outcome, shopId, type, channel, subject, dripId, facts } };
}

async function decide(ctx: Context, tx: Tx, firing: Firing): Promise<Outcome | { until: Date }> {
  const { campaign, step, due, timer } = firing;
  const { definition } = campaign;
  if (!step.isOn) return dropped('campaignOff', null);
  const recipient = await findSubscriber(tx, timer.shopId, step.channel, due.person);
  if (due.decision.kind === 'drop') return dropped(due.decision.reason, recipient);
  const pair = await findPair(tx, firing);
  const shared = whySharedDrop({
    campaignOn: step.isOn,
    purpose: definition.purpose,
    recipient: recipient && {
      hasMarketingConsent: recipient.has_marketing_consent,
      optedOutAt: recipient.opted_out_at,
      hasStopped: recipient.stopped_all_at !== null,
    },
    hasSender: step.senderId !== null,
    template: pair && { showsDiscount: showsDiscount(pair.template) },
    hasDiscount: step.discount !== null,
  });
  if (shared || !recipient || !step.senderId || !pair) return dropped(shared ?? 'notSubscribed', recipient);
  const until = definition.asksStoreFirst ? await askFirst(ctx, tx, timer) : null;
  if (until) return { until };
  return send(ctx, tx, firing, { recipient, senderId: step.senderId, pair });
}

function dropped(reason: string, recipient: Subscriber | null): Outcome {
  return { outcome: 'drop', reason, messageId: null, subscriberId: recipient?.subscriber_id ?? null };
}

/** The template that the drip's row names: the campaign's own, or another one of the number or page. */
async function findPair(tx: Tx, { campaign, step, timer }: Firing): Promise<CampaignTemplate | null> {
  const side = campaign.definition.channels[step.channel];
  const own = side ? findOwnTemplate(side, step.template) : null;
  if (own || step.senderId === null) return own;
  const sender = { shopId: timer.shopId, senderId: step.senderId };
  const template = await findTemplate(tx, sender, step.template);
  return template && { template, withoutPicture: null };
}

/** Until when the timer waits for its store to be asked; null when it need not. */
async function askFirst(ctx: Context, tx: Tx, { shopId, waitingSince }: Timer): Promise<Date | null> {
  const now = ctx.clock.now();
  const heard = await findLastHeard(tx, shopId);
  const until = heard && askFirstUntil({ now, waitingSince, ...heard });
  if (until) await askStoreSoon(tx, shopId, now);
  return until;
}

async function send(
  ctx: Context,
  tx: Tx,
  firing: Firing,
  { recipient, senderId, pair }: { recipient: Subscriber; senderId: string; pair: CampaignTemplate },
): Promise<Outcome> {
  const draft = await firing.due.compose(tx, recipient.first_name);
  const template = pickTemplate(pair, draft.imageUrl);
  if (!template) return dropped('pictureMissing', recipient);
  const message = composeMessage(firing, {
    draft,
    template,
    senderId,
    subscriberId: recipient.subscriber_id,
    now: ctx.clock.now(),
  });
  const [messageId] = await createMessages(ctx, tx, [message]);
  if (messageId === undefined) return dropped('madeBefore', recipient);
  return { outcome: 'send', reason: null, messageId, subscriberId: recipient.subscriber_id };
}
