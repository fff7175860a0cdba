import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PlanFlag } from '../contract/plan-flags.ts';
import { featuresOf, isFeatureEnabled } from '../rules/feature-flags.ts';

/** Whether the shop's plan includes a feature. */
export async function isFeatureOpen(tx: Tx, shopId: number, flag: PlanFlag): Promise<boolean> {
  const shop = await getShop(tx, shopId);
  return isFeatureEnabled(featuresOf(shop.plan_name), flag);
}

/** Returns the function that says whether the shop's plan includes a flag. */
export async function readOpenFeatures(tx: Tx, shopId: number): Promise<(flag: PlanFlag) => boolean> {
  const features = featuresOf((await getShop(tx, shopId)).plan_name);
  return (flag) => isFeatureEnabled(features, flag);
}

/** Locks the shop's plan until the transaction ends, so that a change to another plan sees what is switched on now. */
export async function holdPlan(tx: Tx, shopId: number): Promise<void> {
  await sql`select from shops where shop_id = ${shopId} for share`.execute(tx);
}

/** Refuses a feature that the shop's plan does not include, with FEATURE_LOCKED. */
export async function requireFeature(tx: Tx, shopId: number, flag: PlanFlag): Promise<void> {
  if (!(await isFeatureOpen(tx, shopId, flag))) throw new AppError('FEATURE_LOCKED', { field: flag });
}
