import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { TimeBox } from '../contract/campaign.ts';
import { delaySeconds } from '../rules/delay-seconds.ts';
import { lockDrip, type DripOfPage } from './change-drip.ts';

/**
 * Changes how long after its event a drip is due, and moves what waits for it by as much; how many that were. What waits
 * for its store to be asked, or was given up, stays.
 */
export async function changeDripDelay(
  tx: Tx,
  drip: DripOfPage,
  timeBox: TimeBox,
): Promise<{ delaySeconds: number; moved: number }> {
  const row = await lockDrip(tx, drip);
  const seconds = delaySeconds(timeBox);
  await tx
    .updateTable('drips')
    .set({ delay_seconds: seconds, time_box: JSON.stringify(timeBox), revision: row.revision + 1 })
    .where('shop_id', '=', drip.shopId)
    .where('drip_id', '=', drip.dripId)
    .execute();
  const { numAffectedRows } = await sql`
    update timers set due_at = due_at + make_interval(secs => ${seconds - row.delay_seconds})
    where shop_id = ${drip.shopId} and kind = ${row.type} and payload ->> 'dripId' = ${drip.dripId}
      and given_up_at is null and waiting_since is null and attempts = 0`.execute(tx);
  return { delaySeconds: seconds, moved: Number(numAffectedRows ?? 0) };
}
