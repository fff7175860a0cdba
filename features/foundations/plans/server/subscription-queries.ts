import type { Selectable } from 'kysely';
import type { AppSubscriptions } from '#database/schema/rows.ts';
import { changeShop, storeFirst } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import '../contract/plan-events.ts';
import type { ChargeStatus } from '../contract/plan.ts';
import { IncludedUsed } from '../rules/included-used.ts';
import { Usage } from '../rules/plan-catalogue.ts';
import { findPlan } from '../rules/plan-names.ts';
import { ALL_FEATURES_PLAN_NAME, BILLING_CYCLE_DAYS } from '../rules/plan-terms.ts';
import type { SubscriptionState } from '../rules/subscription-state.ts';
import { recheckTerms } from './usage-count-queries.ts';

export interface Subscription {
  shopId: number;
  subscriptionId: string;
  planName: string;
  priceMinor: number;
  trialDays: number;
  usage: Usage | null;
  state: SubscriptionState;
  resumeStatus: ChargeStatus;
  providerId: string | null;
  usageLineId: string | null;
  confirmationUrl: string | null;
  requestedAt: Date;
  activatedAt: Date | null;
  reportedAt: Date | null;
  nearCapAt: Date | null;
  endedAt: Date | null;
  /** The time until which its usage is stored as steps. */
  notedTo: Date | null;
  includedUsed: IncludedUsed;
}

/** Locks the shop's row until the transaction ends: changes of plan wait for it, and nothing else. */
export async function lockShop(
  tx: Tx,
  shopId: number,
): Promise<{ planName: string; status: ChargeStatus; shopUrl: string }> {
  const row = await tx
    .selectFrom('shops')
    .select(['plan_name', 'charge_status', 'shop_url'])
    .where('shop_id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { planName: row.plan_name, status: row.charge_status as ChargeStatus, shopUrl: row.shop_url };
}

/** The parts of a context that a change of plan needs. */
export type PlanEvents = Pick<Context, 'events' | 'settings'>;

interface PlanChange {
  planName?: string | undefined;
  status?: ChargeStatus | undefined;
}

/** Sets a shop's plan and charge status. Publishes `planChanged` if it is another plan. */
export async function setShopPlan(
  ctx: PlanEvents,
  tx: Tx,
  shopId: number,
  change: PlanChange,
): Promise<void> {
  const before = await lockShop(tx, shopId);
  const { planName, status } = ctx.settings.arePlansOff ? withoutPlans(change) : change;
  const values = {
    ...(planName !== undefined && { plan_name: planName }),
    ...(status !== undefined && { charge_status: status }),
  };
  await changeShop(tx, shopId, values);
  if (planName !== undefined) await recheckTerms(tx, shopId);
  if (planName !== undefined && planName !== before.planName)
    await ctx.events.publish(tx, 'planChanged', { shopId });
}

/** If plans are off, a shop without a paid plan has everything. A plan that the store still charges stays. */
function withoutPlans({ planName, status }: PlanChange): PlanChange {
  const isFree = planName !== undefined && findPlan(planName) === 'free';
  return {
    planName: isFree ? ALL_FEATURES_PLAN_NAME : planName,
    status: status === 'init' ? 'active' : status,
  };
}

/** Returns the newest subscription of a shop in one of these states, or null. */
export async function findSubscription(
  tx: Tx,
  shopId: number,
  states: readonly SubscriptionState[],
): Promise<Subscription | null> {
  const row = await tx
    .selectFrom('app_subscriptions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', 'in', states)
    .orderBy('subscription_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** Returns paid subscriptions that ended less than a cycle before another plan started, newest first. */
export async function findEnded(
  tx: Tx,
  { shopId, subscriptionId }: Subscription,
  before: Date,
): Promise<Subscription[]> {
  const rows = await tx
    .selectFrom('app_subscriptions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('subscription_id', '<>', subscriptionId)
    .where('activated_at', 'is not', null)
    .where('ended_at', '>', new Date(before.getTime() - BILLING_CYCLE_DAYS * 24 * 3600 * 1000))
    .orderBy('activated_at', 'desc')
    .execute();
  return rows.map(toSubscription);
}

/** Returns the subscription with this id in the store, of any shop, or null. */
export async function findByProviderId(tx: Tx, providerId: string): Promise<Subscription | null> {
  const row = await tx
    .selectFrom('app_subscriptions')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the shop's subscription with that id, or null, also for text that is no id. */
export async function findById(tx: Tx, shopId: number, subscriptionId: string): Promise<Subscription | null> {
  if (!UUID.test(subscriptionId)) return null;
  const row = await tx
    .selectFrom('app_subscriptions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/**
 * Returns the time of a request to the store that is made now: after every report about this shop's charges, whatever
 * the store's clock showed.
 */
export async function momentOfAsking(db: Database | Tx, shopId: number, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('app_subscriptions')
    .select((eb) => eb.fn.max('reported_at').as('at'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.at && row.at >= now ? new Date(row.at.getTime() + 1) : now;
}

export async function updateSubscription(
  tx: Tx,
  { shopId, subscriptionId }: Pick<Subscription, 'shopId' | 'subscriptionId'>,
  values: Partial<Omit<Selectable<AppSubscriptions>, 'usage'>>,
): Promise<void> {
  await tx
    .updateTable('app_subscriptions')
    .set(values)
    .where('shop_id', '=', shopId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Counts the store's accepted requests since then, whatever their answer was. */
export async function countQuestions(tx: Tx, shopId: number, since: Date): Promise<number> {
  const { asked } = await tx
    .selectFrom('app_subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('asked'))
    .where('shop_id', '=', shopId)
    .where('requested_at', '>', since)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return asked;
}

/** Whether the store was ever asked for a charge. */
export async function wasStoreAsked(tx: Tx, shopId: number): Promise<boolean> {
  const asked = await tx
    .selectFrom('app_subscriptions')
    .select('subscription_id')
    .where('shop_id', '=', shopId)
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** From the first request on, a shop's plan is compared with its store's charges. */
export async function comparePlanFrom(tx: Tx, shopId: number, at: Date): Promise<void> {
  await storeFirst(tx, shopId, 'compare_plan_at', at);
}

/** Returns when a paid plan was first approved, which started the trial, or null. */
export async function findFirstActivation(tx: Tx, shopId: number): Promise<Date | null> {
  const row = await tx
    .selectFrom('app_subscriptions')
    .select((eb) => eb.fn.min('activated_at').as('at'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.at ?? null;
}

function toSubscription(row: Selectable<AppSubscriptions>): Subscription {
  return {
    shopId: row.shop_id,
    subscriptionId: row.subscription_id,
    planName: row.plan_name,
    priceMinor: row.price_minor,
    trialDays: row.trial_days,
    usage: row.usage === null ? null : Usage.parse(row.usage),
    state: row.state as SubscriptionState,
    resumeStatus: row.resume_status as ChargeStatus,
    providerId: row.provider_id,
    usageLineId: row.usage_line_id,
    confirmationUrl: row.confirmation_url,
    requestedAt: row.requested_at,
    activatedAt: row.activated_at,
    reportedAt: row.reported_at,
    nearCapAt: row.near_cap_at,
    endedAt: row.ended_at,
    notedTo: row.noted_to,
    includedUsed: IncludedUsed.parse(row.included_used),
  };
}
