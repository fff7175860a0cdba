import type { Tx } from '#platform/database/database.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import { nextState, type SubscriptionState, type ToldState } from '../rules/subscription-state.ts';
import {
  findById,
  findSubscription,
  lockShop,
  setShopPlan,
  updateSubscription,
  type Subscription,
} from './subscription-queries.ts';

/** Takes the store's word on a subscription. A word that comes again, late or out of order changes nothing. */
export async function settleSubscription(
  tx: Tx,
  { shopId, subscriptionId }: Pick<Subscription, 'shopId' | 'subscriptionId'>,
  told: { state: ToldState; at: Date },
): Promise<void> {
  await lockShop(tx, shopId);
  const known = await findById(tx, shopId, subscriptionId);
  const next = known && nextState(known, told);
  if (next) await moveTo(tx, known, next, told.at);
}

/** Gives up the question that is open, and a refusal that blocks: the shop stands where it stood before. */
export async function withdrawOpen(tx: Tx, shopId: number, at: Date): Promise<Subscription | null> {
  const { status } = await lockShop(tx, shopId);
  const open = await findSubscription(tx, shopId, ['requested', 'pending']);
  if (open) await moveTo(tx, open, 'withdrawn', at);
  else if (status === 'declined' || status === 'pending') {
    const declined = await findSubscription(tx, shopId, ['declined']);
    await resume(tx, shopId, declined?.resumeStatus ?? 'init');
  }
  return open;
}

async function moveTo(tx: Tx, known: Subscription, next: SubscriptionState, at: Date): Promise<void> {
  const { shopId } = known;
  switch (next) {
    case 'active':
      return activate(tx, known, at);
    case 'declined':
      await updateSubscription(tx, known, { state: next, ended_at: at, told_at: at });
      return setShopPlan(tx, shopId, { status: 'declined' });
    case 'withdrawn':
    case 'failed':
    case 'expired':
      await updateSubscription(tx, known, { state: next, ended_at: at });
      return resume(tx, shopId, known.resumeStatus);
    case 'cancelled':
      await updateSubscription(tx, known, { state: next, ended_at: at, told_at: at });
      return endPlan(tx, shopId);
    case 'frozen':
      await updateSubscription(tx, known, { state: next, told_at: at });
      return endPlan(tx, shopId);
    case 'requested':
    case 'pending':
      throw new Error(`The store cannot put a subscription to ${next}.`);
  }
}

/** The merchant approved it: it takes the place of the one before, and of every question that is still open. */
async function activate(tx: Tx, approved: Subscription, at: Date): Promise<void> {
  const { shopId, subscriptionId } = approved;
  const replaced = tx
    .updateTable('app_subscriptions')
    .set({ ended_at: at })
    .where('shop_id', '=', shopId)
    .where('subscription_id', '<>', subscriptionId);
  await replaced.set({ state: 'cancelled' }).where('state', 'in', ['active', 'frozen']).execute();
  await replaced.set({ state: 'withdrawn' }).where('state', 'in', ['requested', 'pending']).execute();
  await updateSubscription(tx, approved, {
    state: 'active',
    activated_at: approved.activatedAt ?? at,
    told_at: at,
    ended_at: null,
  });
  await setShopPlan(tx, shopId, { planName: approved.planName, status: 'active' });
}

/** A paid plan ended in the store: a new one must be chosen, unless one is just being approved in its place. */
async function endPlan(tx: Tx, shopId: number): Promise<void> {
  const open = await findSubscription(tx, shopId, ['requested', 'pending']);
  if (open) return updateSubscription(tx, open, { resume_status: 'init' });
  return resume(tx, shopId, 'init');
}

async function resume(tx: Tx, shopId: number, status: Subscription['resumeStatus']): Promise<void> {
  // Whoever has to choose has no plan to go on with meanwhile.
  await setShopPlan(tx, shopId, { status, ...(status === 'init' && { planName: FREE_PLAN_NAME }) });
}
