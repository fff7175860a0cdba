import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { activeSubscriptions } from '#partners/shopify/billing-operations.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { OPEN_STATES, PAID_STATES } from '../rules/subscription-state.ts';
import { cancelInStore } from './cancel-in-store.ts';
import { chargeBeforeLeaving } from './charge-usage.ts';
import { recordUsage } from './record-usage.ts';
import { isAbandoned, type ShopName } from './request-subscription.ts';
import { withdrawOpen } from './settle-subscription.ts';
import {
  findByProviderId,
  findSubscription,
  lockShop,
  momentOfAsking,
  setShopPlan,
  updateSubscription,
  wasStoreAsked,
} from './subscription-queries.ts';

/** More rounds would need a new approved charge in each of them. */
const MOST_ROUNDS = 4;

/**
 * Ends all charges in the store, then moves the shop to the free plan, so that no shop believes it is free and is still
 * charged. Charges that are approved in between are found by repeating, until none is left. Throws
 * PLAN_CHANGE_UNDER_WAY and PARTNER_FAILED.
 */
export async function moveToFree(ctx: Context, stores: StorePlatform, shop: ShopName): Promise<void> {
  const { toEnd, wasAsked } = await inShop(ctx.db, shop.shopId, (tx) => begin(ctx, tx, shop.shopId));
  const ended = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const refused: string[] = [];
    if (toEnd.length > 0) await chargeBeforeLeaving(ctx, stores, shop);
    for (const providerId of toEnd.splice(0)) {
      const isEnded = await endInStore(ctx, stores, shop, providerId);
      if (isEnded) ended.add(providerId);
      else refused.push(providerId);
    }
    const charged = wasAsked ? await listCharged(stores, shop) : [];
    if (refused.some((id) => charged.includes(id))) throw new AppError('PARTNER_FAILED');
    toEnd.push(...charged.filter((id) => !ended.has(id)));
    if (toEnd.length > 0) continue;
    const missed = await inShop(ctx.db, shop.shopId, (tx) =>
      writeFree(ctx, tx, shop.shopId, { ended: [...ended], uncharged: refused }),
    );
    if (missed === null) return;
    toEnd.push(missed);
  }
  throw new AppError('PLAN_CHANGE_UNDER_WAY');
}

/** Closes our open request. Returns what has to be ended in the store, that request first. */
async function begin(ctx: Context, tx: Tx, shopId: number): Promise<{ toEnd: string[]; wasAsked: boolean }> {
  const now = ctx.clock.now();
  await lockShop(tx, shopId);
  const open = await findSubscription(tx, shopId, ['requested']);
  if (open && !isAbandoned(open, now)) throw new AppError('PLAN_CHANGE_UNDER_WAY');
  const question = await withdrawOpen(ctx, tx, shopId, now);
  const paid = await findSubscription(tx, shopId, PAID_STATES);
  const toEnd = [question?.providerId, paid?.providerId].filter((id) => typeof id === 'string');
  return { toEnd, wasAsked: await wasStoreAsked(tx, shopId) };
}

/** Returns whether the store ended it. It may refuse requests that wait for approval, and unknown ones. */
async function endInStore(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  providerId: string,
): Promise<boolean> {
  try {
    await cancelInStore(stores, shop, providerId);
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.cause instanceof ShopifyError) throw error;
    ctx.log.warn({ err: error, shopId: shop.shopId, providerId }, 'the store did not end a subscription');
    return false;
  }
}

async function listCharged(stores: StorePlatform, shop: ShopName): Promise<string[]> {
  try {
    const client = await stores.clientFor(shop);
    const { currentAppInstallation: app } = await client.run(activeSubscriptions);
    return app.activeSubscriptions.map(({ id }) => id);
  } catch (error) {
    throw new AppError('PARTNER_FAILED', { cause: error });
  }
}

/** Writes the free plan, unless the store still charges something. Then returns the store's id of that. */
async function writeFree(
  ctx: Context,
  tx: Tx,
  shopId: number,
  { ended, uncharged }: { ended: readonly string[]; uncharged: readonly string[] },
): Promise<string | null> {
  const now = ctx.clock.now();
  await lockShop(tx, shopId);
  const paid = await findSubscription(tx, shopId, PAID_STATES);
  if (paid?.providerId && ![...ended, ...uncharged].includes(paid.providerId)) return paid.providerId;
  if (paid?.state === 'active') await recordUsage(tx, paid, now);
  if (paid) await updateSubscription(tx, paid, { state: 'cancelled', ended_at: now });
  // An answer from before the end may still be on its way.
  const reportedAt = await momentOfAsking(tx, shopId, now);
  for (const providerId of ended) {
    const over = await findByProviderId(tx, providerId);
    const reported = { state: 'cancelled', reported_state: 'CANCELLED', reported_at: reportedAt };
    if (over) await updateSubscription(tx, over, reported);
  }
  // A request from another window since then stays.
  const asked = await findSubscription(tx, shopId, OPEN_STATES);
  await setShopPlan(ctx, tx, shopId, { planName: FREE_PLAN_NAME, ...(!asked && { status: 'active' }) });
  return null;
}
