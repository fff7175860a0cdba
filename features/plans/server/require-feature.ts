import { getShop } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { featuresOf, isFeatureEnabled } from '../rules/feature-flags.ts';

/** Whether the shop's plan opens this. The flag is as plans name it. */
export async function isFeatureOpen(tx: Tx, shopId: number, flag: string): Promise<boolean> {
  const shop = await getShop(tx, shopId);
  return isFeatureEnabled(featuresOf(shop.plan_name), flag);
}

/** Refuses what the shop's plan locks, with FEATURE_LOCKED. The flag is as plans name it: `planFlag` of a campaign's or tool's definition. */
export async function requireFeature(tx: Tx, shopId: number, flag: string): Promise<void> {
  if (!(await isFeatureOpen(tx, shopId, flag))) throw new AppError('FEATURE_LOCKED', { field: flag });
}
