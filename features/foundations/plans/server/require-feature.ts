import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PlanFlag } from '../contract/plan-flags.ts';
import { featuresOf, isFeatureEnabled } from '../rules/feature-flags.ts';

/** Whether the shop's plan opens this. */
export async function isFeatureOpen(tx: Tx, shopId: number, flag: PlanFlag): Promise<boolean> {
  const shop = await getShop(tx, shopId);
  return isFeatureEnabled(featuresOf(shop.plan_name), flag);
}

/** Tells of each flag whether the shop's plan opens it. */
export async function readOpenFeatures(tx: Tx, shopId: number): Promise<(flag: PlanFlag) => boolean> {
  const features = featuresOf((await getShop(tx, shopId)).plan_name);
  return (flag) => isFeatureEnabled(features, flag);
}

/**
 * Holds the shop's plan as it is until the transaction ends: what is switched on under a plan must be seen by the change
 * to another one that locks it.
 */
export async function holdPlan(tx: Tx, shopId: number): Promise<void> {
  await sql`select from shops where shop_id = ${shopId} for share`.execute(tx);
}

/** Refuses what the shop's plan locks, with FEATURE_LOCKED. */
export async function requireFeature(tx: Tx, shopId: number, flag: PlanFlag): Promise<void> {
  if (!(await isFeatureOpen(tx, shopId, flag))) throw new AppError('FEATURE_LOCKED', { field: flag });
}
