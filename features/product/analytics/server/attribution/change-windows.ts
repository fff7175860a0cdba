import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { AttributionWindows } from '../../contract/attribution.ts';
import { findWindows } from './attribution-queries.ts';

/** All order ids sort after this. */
const FROM_THE_START = '';

/**
 * Stores a shop's windows and has all its orders recounted with them. The same windows again recount nothing. `before`
 * are the windows that they replace.
 */
export async function changeWindows(
  ctx: Context,
  shopId: number,
  windows: AttributionWindows,
): Promise<{ windows: AttributionWindows; before: AttributionWindows; isRecounting: boolean }> {
  return inShop(ctx.db, shopId, async (tx) => {
    const before = await findWindows(tx, shopId);
    if (before.clickHours === windows.clickHours && before.readHours === windows.readHours)
      return { windows, before, isRecounting: false };
    const row = {
      click_hours: windows.clickHours,
      read_hours: windows.readHours,
      changed_at: ctx.clock.now(),
      recounted_to: FROM_THE_START,
    };
    await tx
      .insertInto('attribution_settings')
      .values({ shop_id: shopId, ...row })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
      .execute();
    return { windows, before, isRecounting: true };
  });
}
