import { creditOrders } from '#features/analytics/server/index.ts';
import { listenForCampaigns } from '#features/automations/server/index.ts';
import { connectConfiguredNumber } from '#features/channels/server/index.ts';
import { dropQueuedOnOptOut } from '#features/messaging/server/index.ts';
import { countOptIns, ensureTools } from '#features/opt-in-tools/server/index.ts';
import { followInstallation } from '#features/plans/server/index.ts';
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
}
