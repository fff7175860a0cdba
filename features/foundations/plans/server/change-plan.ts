import type { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Offer } from '../rules/plan-catalogue.ts';
import { findOffer, ownOffer, offerRefusalReason } from '../rules/plan-names.ts';
import { cancelInStore } from './cancel-in-store.ts';
import { catalogueOf } from './catalogue-of.ts';
import { moveToFree } from './move-to-free.ts';
import { askStore, isAbandoned, recordRequest, type Request, type ShopName } from './request-subscription.ts';
import { withdrawOpen } from './settle-subscription.ts';
import { findSubscription, lockShop, type Subscription } from './subscription-queries.ts';

export interface PlanChange {
  plan: string;
  /** Where the merchant approves the charge. Missing if nothing has to be approved. */
  confirmationURL?: string;
}

/** The next step of a plan change. */
type Step =
  | { do: 'nothing'; replaced: Subscription | null }
  | { do: 'approve'; url: string }
  | { do: 'leave' }
  | { do: 'ask'; request: Request; replaced: Subscription | null };

/** Changes plans, each change once however often its button is pressed. */
export class PlanChanges {
  readonly #ctx: Context;
  readonly #stores: StorePlatform;
  readonly #underWay = new Map<string, Promise<PlanChange>>();

  constructor(ctx: Context, stores: StorePlatform) {
    this.#ctx = ctx;
    this.#stores = stores;
  }

  /**
   * Changes to a plan by name, or returns where its charge is approved. Throws PLAN_UNKNOWN, PLAN_CHANGE_UNDER_WAY,
   * TOO_MANY_PLAN_QUESTIONS and PARTNER_FAILED.
   */
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
        await this.#cancelQuietly(shop, step.replaced);
        return { plan };
      case 'approve':
        return { plan, confirmationURL: step.url };
      case 'leave':
        await moveToFree(ctx, this.#stores, shop);
        return { plan };
      case 'ask':
        await this.#cancelQuietly(shop, step.replaced);
        return {
          plan,
          confirmationURL: await askStore(ctx, this.#stores, shop, { request: step.request, offer }),
        };
    }
  }

  /** Cancels a replaced charge in the store. Nothing depends on the result, because the charge's link expires in two days. */
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
  const catalogue = catalogueOf(ctx.settings);
  const own = ownOffer(catalogue, shop.planName);
  const offer = findOffer(catalogue, shop.planName, planName);
  const isOffered = offer?.plan === 'free' || !ctx.settings.arePlansOff;
  if (!offer || !isOffered) throw new AppError('PLAN_UNKNOWN', { field: 'plan' });
  const refusal = offerRefusalReason(offer, { planName: shop.planName, own });
  if (refusal) throw new AppError(refusal, { field: 'plan' });
  if (offer.plan === 'free') return { offer, step: { do: 'leave' } };
  const open = await findSubscription(tx, shopId, ['requested', 'pending']);
  if (open?.planName === offer.name && open.state === 'pending' && open.confirmationUrl) {
    return { offer, step: { do: 'approve', url: open.confirmationUrl } };
  }
  if (open?.state === 'requested' && !isAbandoned(open, now)) throw new AppError('PLAN_CHANGE_UNDER_WAY');
  const replaced = await withdrawOpen(ctx, tx, shopId, now);
  const paid = await findSubscription(tx, shopId, ['active']);
  if (paid && own === offer) return { offer, step: { do: 'nothing', replaced } };
  return { offer, step: { do: 'ask', request: await recordRequest(ctx, tx, shopId, offer), replaced } };
}
