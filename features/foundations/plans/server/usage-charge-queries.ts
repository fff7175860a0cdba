import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** A due step of usage. */
export interface Charge {
  shopId: number;
  subscriptionId: string;
  cycleStartedAt: Date;
  meter: string;
  step: number;
  /** US cents. */
  amountMinor: number;
  /** The sum of its cycle with it, in US cents, in the order in which steps are charged. */
  cycleMinor: number;
  /** The subscription whose usage line may have charged it already. */
  askedOf: string;
}

/** Returns the idempotency key of a step, the same for every line and every try. */
export function keyOf({ subscriptionId, cycleStartedAt, meter, step }: Charge): string {
  return `${subscriptionId}:${cycleStartedAt.toISOString()}:${meter}:${step}`;
}

interface DueRow {
  subscription_id: string;
  cycle_started_at: Date;
  meter: string;
  step: number;
  amount_minor: number;
  cycle_minor: number;
  asked_of: string | null;
}

/** Returns all due steps of a shop, of every cycle and plan, oldest first. */
export async function findDue(tx: Tx, shopId: number): Promise<Charge[]> {
  const { rows } = await sql<DueRow>`
    select * from (
      select c.*, (sum(amount_minor) over (
        partition by subscription_id, cycle_started_at order by meter, step))::bigint as cycle_minor
      from usage_charges c
      where shop_id = ${shopId} and (subscription_id, cycle_started_at) in (
        select subscription_id, cycle_started_at from usage_charges where shop_id = ${shopId} and state = 'due')
    ) charges
    where state = 'due'
    order by cycle_started_at, subscription_id, meter, step`.execute(tx);
  return rows.map((row) => ({
    shopId,
    subscriptionId: row.subscription_id,
    cycleStartedAt: row.cycle_started_at,
    meter: row.meter,
    step: row.step,
    amountMinor: row.amount_minor,
    cycleMinor: row.cycle_minor,
    askedOf: row.asked_of ?? row.subscription_id,
  }));
}

/**
 * Recorded before a step is charged by another subscription's line, so that a crash does not hide where to look for it.
 */
export async function recordClientSpan(ctx: Context, charge: Charge, subscriptionId: string): Promise<void> {
  if (charge.askedOf === subscriptionId) return;
  await updateDue(ctx, charge, { asked_of: subscriptionId });
}

/** Closes a step with the store's id of its charge. Null drops it. */
export async function closeCharge(ctx: Context, charge: Charge, providerId: string | null): Promise<void> {
  const charged = { state: 'charged', provider_id: providerId, charged_at: ctx.clock.now() };
  await updateDue(ctx, charge, providerId === null ? { state: 'waived' } : charged);
}

async function updateDue(
  ctx: Context,
  charge: Charge,
  values: { state?: string; provider_id?: string | null; charged_at?: Date; asked_of?: string },
): Promise<void> {
  await ctx.db
    .updateTable('usage_charges')
    .set(values)
    .where('shop_id', '=', charge.shopId)
    .where('subscription_id', '=', charge.subscriptionId)
    .where('cycle_started_at', '=', charge.cycleStartedAt)
    .where('meter', '=', charge.meter)
    .where('step', '=', charge.step)
    .where('state', '=', 'due')
    .execute();
}

/** A cycle of a subscription. */
export interface CycleOf {
  shopId: number;
  subscriptionId: string;
  cycleStartedAt: Date;
}

/**
 * Returns the part of the cap that earlier cycles and plans use, by shop, in US cents: unpaid steps, and steps charged
 * in this cycle.
 */
export async function sumCarried(tx: Tx, cycles: readonly CycleOf[]): Promise<Map<number, number>> {
  if (cycles.length === 0) return new Map();
  const { rows } = await sql<{ shop_id: number; minor: number }>`
    select c.shop_id, sum(c.amount_minor)::bigint as minor
    from unnest(${cycles.map(({ shopId }) => shopId)}::bigint[], ${cycles.map((one) => one.subscriptionId)}::uuid[],
      ${cycles.map((one) => one.cycleStartedAt)}::timestamptz[]) as now (shop_id, subscription_id, cycle)
    join usage_charges c on c.shop_id = now.shop_id
      and (c.subscription_id, c.cycle_started_at) <> (now.subscription_id, now.cycle)
      and (c.state = 'due' or (c.state = 'charged' and c.charged_at >= now.cycle))
    group by c.shop_id`.execute(tx);
  return new Map(rows.map((row) => [row.shop_id, row.minor]));
}
