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
export { findCampaignUses } from './find-campaign-uses.ts';
export { isFileInFlow } from './is-file-in-flow.ts';
export { activatePrepaid } from '../campaigns/cod-confirmation/server/activate-prepaid.ts';
export { switchOffLockedCampaigns } from './switch-off-locked-campaigns.ts';
export { moveDecisions } from './move-decisions.ts';

/** The calls about campaigns; those that run are what the past is tried out with. */
export function registerAutomationRoutes(
  bind: CallBinder,
  ctx: Context,
  means: Parameters<typeof registerRoutes>[2] = {},
): void {
  registerRoutes(bind, ctx, { running: SERVER_CAMPAIGNS, ...means });
}

/** Takes typed words for the answer to a campaign's open question. False when the message is no such answer. */
export function takeTypedAnswer(ctx: Context, tx: Tx, typed: TypedMessage): Promise<boolean> {
  return answer(ctx, SERVER_CAMPAIGNS, tx, typed);
}

/** Has each campaign listen to the events that its `on` names. */
export function listenForCampaigns(ctx: Context, campaigns = SERVER_CAMPAIGNS): void {
  const definitions = campaigns.map(({ definition }) => definition);
  // What campaigns ask of a draft is known before they hear of it.
  ctx.events.on('draftOrderReady', noteDraft);
  ctx.events.on('storeCommandGivenUp', (tx, event) => noteDraftFailure(tx, event, ctx.clock.now()));
  ctx.events.on('orderPaid', notePrepaid);
  listenToEvents(ctx, campaigns);
  ctx.events.on('storeInstalled', (tx, { shopId }) => ensureCampaigns(ctx, tx, shopId, definitions));
  ctx.events.on('personTapped', (tx, tapped) => onReply(ctx, campaigns, tx, tapped));
  ctx.events.on('senderConnected', (tx, sender) => ensureTemplates(ctx, tx, sender, definitions));
}

/** A store was asked for all that changed: what waited for that is looked at now. */
export function wakeTimers(tx: Tx, { shopId }: { shopId: number }, { clock }: Context): Promise<void> {
  return wakeWaiting(tx, shopId, clock.now());
}

/** Fires what is due; returns whether there may be more. */
export function fireCampaignTimers(
  ctx: Context & Pick<FiringContext, 'dueTimers'>,
  campaigns = SERVER_CAMPAIGNS,
): Promise<boolean> {
  return fireDueTimers(ctx, (tx, timer) => onTimer(ctx, campaigns, tx, timer));
}
export { AUTOMATION_RETENTION } from './retention.ts';
