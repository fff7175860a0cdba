import { sql } from 'kysely';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import { TimeBox } from '#features/product/flows/contract/time-box.ts';
import { delaySeconds } from '#features/product/flows/rules/flow/delay-seconds.ts';
import { EDIT_FLAG } from '#features/product/flows/rules/flow/may-edit.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readStored } from '#platform/database/read-stored.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { lockDrip, type DripOfPage } from './change-drip.ts';
import { storeTime } from './store-time.ts';

interface NewDelay {
  timeBox: TimeBox;
  /** The time that the change is based on. */
  was?: TimeBox | undefined;
  /** The save that it belongs to. By default its own. */
  saveId?: string | undefined;
}

/**
 * Changes the time between event and drip, and moves the waiting timers. Returns their number, the time before, and the
 * type of the campaign. Timers that would have
 * been due earlier are due now and do not expire. Timers that wait for the store, or were given up, stay. Refused with
 * FEATURE_LOCKED if the plan has no editing, and with FLOW_CHANGED if somebody else changed the time after `was` was
 * read.
 */
export async function changeDripDelay(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  drip: DripOfPage,
  { timeBox, was, saveId }: NewDelay,
): Promise<{ type: string; secondsBefore: number; delaySeconds: number; moved: number }> {
  await requireFeature(tx, drip.shopId, EDIT_FLAG[drip.channel]);
  const row = await lockDrip(tx, drip);
  const stored = readStored(TimeBox, row.time_box, `the time of drip ${drip.dripId}`);
  // A change that is repeated because its answer was lost finds itself stored.
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
  const moved = Number(numAffectedRows ?? 0);
  return { type: row.type, secondsBefore: row.delay_seconds, delaySeconds: seconds, moved };
}

function isSameTime(one: TimeBox, other: TimeBox): boolean {
  return one.magnitude === other.magnitude && one.unit === other.unit;
}
