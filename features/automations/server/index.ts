import type { Context } from '#platform/context.ts';
import { SERVER_CAMPAIGNS } from '../campaign-server-list.ts';
import { fireDueTimers } from './engine/fire-due-timers.ts';
import { listenToEvents } from './engine/on-event.ts';
import { onTimer } from './engine/on-timer.ts';
import { wakeWaiting } from './engine/timers.ts';
import { ensureCampaigns, ensureTemplates } from './ensure-campaigns.ts';

export { registerAutomationRoutes } from './automation-routes.ts';
export { tryTimersAgain } from './try-timers-again.ts';
export { DiscountCodeMaker } from './discount-code-maker.ts';
export { moveDecisionsOnMerge } from './move-decisions.ts';
export { campaignTypesAbout, readDecisions, subjectKindOf, type ToldDecision } from './read-decisions.ts';

/** Has the campaigns listen to what happens in the store. */
export function listenForCampaigns(ctx: Context, campaigns = SERVER_CAMPAIGNS): void {
  const definitions = campaigns.map(({ definition }) => definition);
  listenToEvents(ctx, campaigns);
  ctx.events.on('storeRead', (tx, { shopId }) => wakeWaiting(tx, shopId, ctx.clock.now()));
  ctx.events.on('storeInstalled', (tx, { shopId }) => ensureCampaigns(ctx, tx, shopId, definitions));
  ctx.events.on('senderConnected', (tx, sender) => ensureTemplates(ctx, tx, sender, definitions));
}

/** Fires what is due; returns whether there may be more. */
export function fireCampaignTimers(ctx: Context, campaigns = SERVER_CAMPAIGNS): Promise<boolean> {
  return fireDueTimers(ctx, (tx, timer) => onTimer(ctx, campaigns, tx, timer));
}
