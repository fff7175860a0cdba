import type { Tx } from '#platform/database/database.ts';
import { USUAL_WINDOWS, type AttributionWindows } from '../../contract/attribution.ts';

/** The windows by which a shop's orders are credited; a shop that set none has the usual ones. */
export async function findWindows(tx: Tx, shopId: number): Promise<AttributionWindows> {
  const row = await findSettings(tx, shopId);
  return row ? { clickHours: row.click_hours, readHours: row.read_hours } : USUAL_WINDOWS;
}

/** What a shop set, with how far its orders were counted anew by it. */
export async function findSettings(tx: Tx, shopId: number) {
  const row = await tx
    .selectFrom('attribution_settings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}
