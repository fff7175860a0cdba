import type { TypedMessage } from '#features/engine/conversations/contract/conversation-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { SERVER_CAMPAIGNS } from '../campaign-server-list.ts';
import {
  noteDraft,
  noteDraftFailure,
  notePrepaid,
} from '../campaigns/cod-confirmation/server/offer-queries.ts';
import { takeTypedAnswer as answer } from '../campaigns/cod-confirmation/server/take-typed-answer.ts';
import { registerAutomationRoutes as registerRoutes } from './automation-routes.ts';
import { fireDueTimers, type FiringContext } from './engine/fire-due-timers.ts';
import { listenToEvents } from './engine/on-event.ts';
import { onReply } from './engine/on-reply.ts';
import { onTimer } from './engine/on-timer.ts';
import { wakeWaiting } from './engine/timers.ts';
import { ensureCampaigns, ensureTemplates } from './ensure-campaigns.ts';

export { approvedTextsDue, startWithNextApproved } from './awaited/begin-with-approved.ts';
export { storeDecisions, type Decided } from './engine/decisions.ts';
export { DueTimers } from './engine/take-due-timers.ts';
export { timersDue } from './engine/timers-due.ts';
export { campaignCopies } from './copies/campaign-copies.ts';
export { findCampaignUses } from './find-campaign-uses.ts';
export { activatePrepaid } from '../campaigns/cod-confirmation/server/activate-prepaid.ts';
export { switchOffLockedCampaigns } from './switch-off-locked-campaigns.ts';
export { moveDecisions } from './move-decisions.ts';

/** Registers the calls about campaigns. Replays use the running campaigns. */
export function registerAutomationRoutes(
  bind: CallBinder,
  ctx: Context,
  means: Parameters<typeof registerRoutes>[2] = {},
): void {
  registerRoutes(bind, ctx, { running: SERVER_CAMPAIGNS, ...means });
}

/** Treats typed words as the answer to a campaign's open question. Returns false for other messages. */
export function takeTypedAnswer(ctx: Context, tx: Tx, typed: TypedMessage): Promise<boolean> {
  return answer(ctx, SERVER_CAMPAIGNS, tx, typed);
}

/** Subscribes each campaign to the events in its `on`. */
export function listenForCampaigns(ctx: Context, campaigns = SERVER_CAMPAIGNS): void {
  const definitions = campaigns.map(({ definition }) => definition);
  // A draft is stored before campaigns get the event.
  ctx.events.on('draftOrderReady', noteDraft);
  ctx.events.on('storeCommandGivenUp', (tx, event) => noteDraftFailure(tx, event, ctx.clock.now()));
  ctx.events.on('orderPaid', notePrepaid);
  listenToEvents(ctx, campaigns);
  ctx.events.on('storeInstalled', (tx, { shopId }) => ensureCampaigns(ctx, tx, shopId, definitions));
  ctx.events.on('personTapped', (tx, tapped) => onReply(ctx, campaigns, tx, tapped));
  ctx.events.on('senderConnected', (tx, sender) => ensureTemplates(ctx, tx, sender, definitions));
}

/** Runs timers that waited for a store which was asked for all changes. */
export function wakeTimers(tx: Tx, { shopId }: { shopId: number }, { clock }: Context): Promise<void> {
  return wakeWaiting(tx, shopId, clock.now());
}

/** Fires due timers. Returns whether there may be more. */
export function fireCampaignTimers(
  ctx: Context & Pick<FiringContext, 'dueTimers'>,
  campaigns = SERVER_CAMPAIGNS,
): Promise<boolean> {
  return fireDueTimers(ctx, (tx, timer) => onTimer(ctx, campaigns, tx, timer));
}
export { AUTOMATION_RETENTION } from './retention.ts';
