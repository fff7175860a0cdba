import type { StorePlatform } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { whyRefusePlan } from '../rules/plan-button.ts';
import type { Offer } from '../rules/plan-catalogue.ts';
import { findOffer, findPlan } from '../rules/plan-names.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { cancelInStore } from './cancel-in-store.ts';
import { askStore, isAbandoned, noteRequest, type Request, type ShopName } from './request-subscription.ts';
import { withdrawOpen } from './settle-subscription.ts';
import {
  describeCustomer,
  findSubscription,
  lockShop,
  setShopPlan,
  updateSubscription,
  type Subscription,
} from './subscription-queries.ts';

export interface PlanChange {
  plan: string;
  /** Where the merchant approves the charge; missing where nothing has to be approved. */
  confirmationURL?: string;
}

/** What a look at the shop found to be done for a change of plan. */
type Step =
  | { do: 'nothing' }
  | { do: 'approve'; url: string }
  | { do: 'cancel'; subscription: Subscription | null }
  | { do: 'ask'; request: Request; replaced: Subscription | null };

/** Changes of plan, each under way once however often its button is pressed. */
export class PlanChanges {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #underWay = new Map<string, Promise<PlanChange>>();

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /** Changes to the plan of that name, or says where its charge is approved. Throws PLAN_UNKNOWN, PARTNER_FAILED. */
  change(shop: ShopName, planName: string): Promise<PlanChange> {
    const key = `${shop.shopId}:${planName}`;
    const running = this.#underWay.get(key);
    if (running) return running;
    const change = this.#change(shop, planName).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, change);
    return change;
  }

  async #change(shop: ShopName, planName: string): Promise<PlanChange> {
    const ctx = this.#ctx;
    const { offer, step } = await inShop(ctx.db, shop.shopId, (tx) => decide(ctx, tx, shop.shopId, planName));
    const plan = offer.name;
    switch (step.do) {
      case 'nothing':
        return { plan };
      case 'approve':
        return { plan, confirmationURL: step.url };
      case 'cancel':
        await moveToFree(ctx, this.#stores, shop, step.subscription);
        return { plan };
      case 'ask':
        await this.#cancelQuietly(shop, step.replaced);
        return {
          plan,
          confirmationURL: await askStore(ctx, this.#stores, shop, { request: step.request, offer }),
        };
    }
  }

  /** Nobody waits for it: its link is void in two days. */
  async #cancelQuietly(shop: ShopName, replaced: Subscription | null): Promise<void> {
    if (!replaced?.providerId) return;
    await cancelInStore(this.#stores, shop, replaced.providerId).catch((error: unknown) =>
      this.#ctx.log.warn({ err: error, shopId: shop.shopId }, 'the store kept a question that was replaced'),
    );
  }
}

async function decide(
  ctx: Context,
  tx: Tx,
  shopId: number,
  planName: string,
): Promise<{ offer: Offer; step: Step }> {
  const now = ctx.clock.now();
  const shop = await lockShop(tx, shopId);
  const offer = findOffer(await describeCustomer(tx, shopId, shop.planName), planName);
  if (!offer) throw new AppError('PLAN_UNKNOWN', { field: 'plan' });
  const refusal = whyRefusePlan(offer.plan, findPlan(shop.planName));
  if (refusal) throw new AppError(refusal, { field: 'plan' });
  const open = await findSubscription(tx, shopId, ['requested', 'pending']);
  if (open?.planName === offer.name && open.state === 'pending' && open.confirmationUrl) {
    return { offer, step: { do: 'approve', url: open.confirmationUrl } };
  }
  if (open?.state === 'requested' && !isAbandoned(open, now)) throw new AppError('PLAN_CHANGE_UNDER_WAY');
  const replaced = await withdrawOpen(tx, shopId, now);
  const paid = await findSubscription(tx, shopId, ['active', 'frozen']);
  if (offer.plan === 'free') return { offer, step: { do: 'cancel', subscription: paid } };
  if (paid?.state === 'active' && findPlan(shop.planName) === offer.plan)
    return { offer, step: { do: 'nothing' } };
  return { offer, step: { do: 'ask', request: await noteRequest(ctx, tx, shopId, offer), replaced } };
}

/** The store is told first: a shop must never think it is on the free plan and still be charged. */
async function moveToFree(
  ctx: Context,
  stores: StorePlatform,
  shop: ShopName,
  paid: Subscription | null,
): Promise<void> {
  if (paid?.providerId) await cancelInStore(stores, shop, paid.providerId);
  const now = ctx.clock.now();
  await inShop(ctx.db, shop.shopId, async (tx) => {
    await lockShop(tx, shop.shopId);
    if (paid) await updateSubscription(tx, paid, { state: 'cancelled', ended_at: now, told_at: now });
    await setShopPlan(tx, shop.shopId, { planName: FREE_PLAN_NAME, status: 'active' });
  });
}
