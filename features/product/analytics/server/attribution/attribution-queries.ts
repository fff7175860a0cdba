import type { Tx } from '#platform/database/database.ts';
import { USUAL_WINDOWS, type AttributionWindows } from '../../contract/attribution.ts';

/** The attribution windows of a shop, or the default ones if it has set none. */
export async function findWindows(tx: Tx, shopId: number): Promise<AttributionWindows> {
  const row = await findSettings(tx, shopId);
  return row ? { clickHours: row.click_hours, readHours: row.read_hours } : USUAL_WINDOWS;
}

/** Returns a shop's attribution settings, and the progress of the recount since they changed. */
export async function findSettings(tx: Tx, shopId: number) {
  const row = await tx
    .selectFrom('attribution_settings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}
