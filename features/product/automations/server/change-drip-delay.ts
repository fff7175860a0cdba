import { sql } from 'kysely';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { TimeBox } from '../contract/campaign.ts';
import { delaySeconds } from '../rules/delay-seconds.ts';
import { EDIT_FLAG } from '../rules/editor/may-edit.ts';
import { lockDrip, type DripOfPage } from './change-drip.ts';
import { readStored } from './engine/read-stored.ts';
import { storeTime } from './flows/store-time.ts';

interface NewDelay {
  timeBox: TimeBox;
  /** What was looked at. */
  was?: TimeBox | undefined;
  /** The save that it is a part of; its own where it is none. */
  saveId?: string | undefined;
}

/**
 * Changes how long after its event a drip is due, and moves what waits for it; how many that were. What would have been
 * due before is due now, and not stale. What waits for its store to be asked, or was given up, stays. Refused with FEATURE_LOCKED where the plan has no editing, and with
 * FLOW_CHANGED where somebody else changed the time after `was` was looked at.
 */
export async function changeDripDelay(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  drip: DripOfPage,
  { timeBox, was, saveId }: NewDelay,
): Promise<{ delaySeconds: number; moved: number }> {
  await requireFeature(tx, drip.shopId, EDIT_FLAG[drip.channel]);
  const row = await lockDrip(tx, drip);
  const stored = readStored(TimeBox, row.time_box, `the time of drip ${drip.dripId}`);
  // A change that is tried again because its answer was lost finds its own.
  if (was && !isSameTime(stored, was) && !isSameTime(stored, timeBox))
    throw new AppError('FLOW_CHANGED', { field: 'timeBox' });
  if (!isSameTime(stored, timeBox)) {
    const [{ shopId, dripId }, savedAt] = [drip, clock.now()];
    const id = saveId ?? timeOrderedId(savedAt);
    await storeTime(tx, { shopId, dripId, saveId: id, timeBox, before: stored, savedAt });
  }
  const seconds = delaySeconds(timeBox);
  await tx
    .updateTable('drips')
    .set({ delay_seconds: seconds, time_box: JSON.stringify(timeBox), revision: row.revision + 1 })
    .where('shop_id', '=', drip.shopId)
    .where('drip_id', '=', drip.dripId)
    .execute();
  const now = clock.now();
  const { numAffectedRows } = await sql`
    update timers t set due_at = case when t.due_at > ${now}::timestamptz then greatest(m.due_at, ${now}) else m.due_at end
    from (
      select shop_id, timer_key, coalesce((payload ->> 'eventAt')::timestamptz + make_interval(secs => ${seconds}),
        due_at + make_interval(secs => ${seconds - row.delay_seconds})) as due_at
      from timers
      where shop_id = ${drip.shopId} and kind = ${row.type} and payload ->> 'dripId' = ${drip.dripId}
        and given_up_at is null and waiting_since is null and attempts = 0
    ) m
    where t.shop_id = m.shop_id and t.timer_key = m.timer_key`.execute(tx);
  return { delaySeconds: seconds, moved: Number(numAffectedRows ?? 0) };
}

function isSameTime(one: TimeBox, other: TimeBox): boolean {
  return one.magnitude === other.magnitude && one.unit === other.unit;
}
