import { ensureTemplate } from '#features/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import { CAMPAIGNS } from '../campaign-list.ts';
import { ensureCampaigns } from './campaign-queries.ts';
import { remindOfCart } from './remind-of-cart.ts';
import { fireDueTimers, wakeWaiting } from './timers.ts';
import { CART_REMINDER, watchCarts } from './watch-carts.ts';

export { registerAutomationRoutes } from './automation-routes.ts';
export { tryTimersAgain } from './try-timers-again.ts';
export { DiscountDesk } from './discount-desk.ts';

/** Has the campaigns listen to what happens in the store. */
export function listenForCampaigns(ctx: Context): void {
  watchCarts(ctx);
  ctx.events.on('storeRead', (tx, { shopId }) => wakeWaiting(tx, shopId, ctx.clock.now()));
  ctx.events.on('storeInstalled', (tx, { shopId }) => ensureCampaigns(ctx, tx, shopId));
  ctx.events.on('senderConnected', async (tx, { shopId, senderId, channel }) => {
    if (channel !== 'WA') return;
    for (const template of CAMPAIGNS.flatMap((campaign) => campaign.templates)) {
      await ensureTemplate(ctx, tx, { shopId, senderId }, template);
    }
  });
}

/** Fires what is due; returns whether there may be more. */
export function fireCampaignTimers(ctx: Context): Promise<boolean> {
  return fireDueTimers(ctx.db, ctx.clock, ctx.log, async (tx, timer) => {
    if (timer.kind === CART_REMINDER) return remindOfCart(ctx, tx, timer);
    throw new Error(`No campaign knows timers of the kind ${timer.kind}.`);
  });
}
