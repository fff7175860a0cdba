import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { FREE_PLAN_NAME } from '../rules/plan-terms.ts';
import {
  decideOnReport,
  isNews,
  OPEN_STATES,
  PAID_STATES,
  type SubscriptionState,
  type Word,
} from '../rules/subscription-state.ts';
import { findIncludedUsed, recordUsage } from './record-usage.ts';
import {
  findById,
  findSubscription,
  lockShop,
  setShopPlan,
  updateSubscription,
  type PlanEvents,
  type Subscription,
} from './subscription-queries.ts';

/** The job that asks a store for its charges and updates our plan. */
export const COMPARE_PLAN = 'plans.compare';

/** Applies the store's report about a subscription. A repeated, late or unordered one changes nothing. */
export async function settleSubscription(
  ctx: Context,
  tx: Tx,
  { shopId, subscriptionId }: Pick<Subscription, 'shopId' | 'subscriptionId'>,
  word: Word,
): Promise<void> {
  await lockShop(tx, shopId);
  const known = await findById(tx, shopId, subscriptionId);
  if (!known) return;
  const paid = await findSubscription(tx, shopId, PAID_STATES);
  const rival = paid?.subscriptionId === subscriptionId ? null : paid;
  const decision = decideOnReport(known, word, rival?.reportedAt ?? null);
  if (isNews(known.reportedAt, word))
    await updateSubscription(tx, known, { reported_state: word.state, reported_at: word.at });
  if (decision.do === 'ask') await ctx.jobs.enqueue(tx, COMPARE_PLAN, { shopId });
  const now = ctx.clock.now();
  if (decision.do === 'move')
    await moveTo(ctx, tx, known, { to: decision.to, at: word.at < now ? word.at : now });
}

/** Withdraws the open request, or a blocking refusal: the shop returns to its state before. */
export async function withdrawOpen(
  ctx: PlanEvents,
  tx: Tx,
  shopId: number,
  at: Date,
): Promise<Subscription | null> {
  const { status } = await lockShop(tx, shopId);
  const open = await findSubscription(tx, shopId, OPEN_STATES);
  if (open) await moveTo(ctx, tx, open, { to: 'withdrawn', at });
  else if (status === 'declined' || status === 'pending') {
    const declined = await findSubscription(tx, shopId, ['declined']);
    await resume(ctx, tx, shopId, declined?.resumeStatus ?? 'init');
  }
  return open;
}

/** Closes one open request of a shop on our side. */
export async function withdraw(
  ctx: PlanEvents,
  tx: Tx,
  { shopId, subscriptionId }: Pick<Subscription, 'shopId' | 'subscriptionId'>,
  at: Date,
): Promise<void> {
  await lockShop(tx, shopId);
  const known = await findById(tx, shopId, subscriptionId);
  if (known && OPEN_STATES.includes(known.state)) await moveTo(ctx, tx, known, { to: 'withdrawn', at });
}

async function moveTo(
  ctx: PlanEvents,
  tx: Tx,
  known: Subscription,
  { to, at }: { to: SubscriptionState; at: Date },
): Promise<void> {
  if (to === 'active') return activate(ctx, tx, known, at);
  const { shopId, state } = known;
  if (state === 'active') await recordUsage(tx, known, at);
  await updateSubscription(tx, known, { state: to, ...(to !== 'frozen' && { ended_at: at }) });
  if (PAID_STATES.includes(state)) return endPlan(ctx, tx, shopId);
  // For a request that was closed before, only the record changes.
  if (!OPEN_STATES.includes(state)) return;
  if (to === 'declined') return setShopPlan(ctx, tx, shopId, { status: 'declined' });
  return resume(ctx, tx, shopId, known.resumeStatus);
}

/** Starts an approved subscription, which replaces the one before and every open request. */
async function activate(ctx: PlanEvents, tx: Tx, approved: Subscription, reportedAt: Date): Promise<void> {
  const { shopId, subscriptionId, trialDays } = approved;
  const at = await endPaid(tx, approved, reportedAt);
  await tx
    .updateTable('app_subscriptions')
    .set({ state: 'withdrawn', ended_at: at })
    .where('shop_id', '=', shopId)
    .where('subscription_id', '<>', subscriptionId)
    .where('state', 'in', OPEN_STATES)
    .execute();
  const firstCycleAt = new Date(at.getTime() + trialDays * 24 * 3600 * 1000);
  const begins = {
    activated_at: at,
    noted_to: at,
    included_used: JSON.stringify(await findIncludedUsed(tx, approved, firstCycleAt)),
  };
  // After a hold it continues with its old cycle.
  const goesOn = approved.activatedAt !== null;
  await updateSubscription(tx, approved, {
    state: 'active',
    ended_at: null,
    meter_at: at,
    ...(!goesOn && begins),
  });
  await setShopPlan(ctx, tx, shopId, { planName: approved.planName, status: 'active' });
}

/** Ends the earlier paid subscription with its usage. Returns the time from which the new plan counts. */
async function endPaid(tx: Tx, { shopId, subscriptionId }: Subscription, reportedAt: Date): Promise<Date> {
  const paid = await findSubscription(tx, shopId, PAID_STATES);
  if (!paid || paid.subscriptionId === subscriptionId) return reportedAt;
  // Usage that was counted for it does not count for the new plan.
  const at = paid.notedTo && paid.notedTo > reportedAt ? paid.notedTo : reportedAt;
  if (paid.state === 'active') await recordUsage(tx, paid, at);
  await updateSubscription(tx, paid, { state: 'cancelled', ended_at: at });
  return at;
}

/** Ends a paid plan that ended in the store: a new one must be chosen, unless one is just being approved. */
async function endPlan(ctx: PlanEvents, tx: Tx, shopId: number): Promise<void> {
  const open = await findSubscription(tx, shopId, OPEN_STATES);
  if (open) return updateSubscription(tx, open, { resume_status: 'init' });
  return resume(ctx, tx, shopId, 'init');
}

async function resume(
  ctx: PlanEvents,
  tx: Tx,
  shopId: number,
  status: Subscription['resumeStatus'],
): Promise<void> {
  // A shop that has to choose has no plan until then.
  await setShopPlan(ctx, tx, shopId, { status, ...(status === 'init' && { planName: FREE_PLAN_NAME }) });
}
