import { creditOrders, moveCreditsOnMerge } from '#features/analytics/server/index.ts';
import { listenForCampaigns, moveDecisionsOnMerge } from '#features/automations/server/index.ts';
import { connectConfiguredNumber } from '#features/channels/server/index.ts';
import { moveConfirmationsOnMerge } from '#features/consent/server/index.ts';
import { moveInboundOnMerge } from '#features/conversations/server/index.ts';
import { moveTouchesOnMerge } from '#features/links/server/index.ts';
import { dropQueuedOnOptOut, moveMessagesOnMerge } from '#features/messaging/server/index.ts';
import { countOptIns, ensureTools } from '#features/opt-in-tools/server/index.ts';
import { followInstallation } from '#features/plans/server/index.ts';
import { moveRequestsOnMerge } from '#features/privacy/server/index.ts';
import { endSessionsOnUninstall } from '#features/sessions/server/index.ts';
import { linkCustomers } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';

/** Who listens to what happens, in the order they are told. */
export function addListeners(ctx: Context): void {
  // First, so that whoever hears of a checkout or an order finds its person known.
  linkCustomers(ctx);
  listenForCampaigns(ctx);
  ctx.events.on('storeInstalled', (tx, { shopId }) => ensureTools(ctx, tx, shopId));
  ctx.events.on('storeInstalled', (tx, { shopId }) => connectConfiguredNumber(ctx, tx, shopId));
  countOptIns(ctx);
  creditOrders(ctx);
  dropQueuedOnOptOut(ctx);
  followInstallation(ctx);
  endSessionsOnUninstall(ctx);
  // Messages first: whoever writes to them holds them before what hangs on them.
  moveMessagesOnMerge(ctx);
  moveInboundOnMerge(ctx);
  moveTouchesOnMerge(ctx);
  moveCreditsOnMerge(ctx);
  moveDecisionsOnMerge(ctx);
  moveConfirmationsOnMerge(ctx);
  moveRequestsOnMerge(ctx);
}
