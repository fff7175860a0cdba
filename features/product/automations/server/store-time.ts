import { sql } from 'kysely';
import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import type { Tx } from '#platform/database/database.ts';

/** How many versions of each drip are stored. */
const KEPT = 50;

interface NewTime {
  shopId: number;
  dripId: string;
  saveId: string;
  timeBox: TimeBox;
  /** The time until now. */
  before: TimeBox;
  savedAt: Date;
}

/** Stores the time of a drip after a save, whose row is locked. Before the first one, also stores the old time. */
export async function storeTime(tx: Tx, time: NewTime): Promise<void> {
  const { shopId, dripId, saveId, timeBox, before, savedAt } = time;
  await sql`
    insert into drip_times (shop_id, drip_id, nth, save_id, time_box, saved_at)
    values (${shopId}, ${dripId}, 0, null, ${JSON.stringify(before)}, 'epoch')
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ nth: number }>`
    insert into drip_times (shop_id, drip_id, nth, save_id, time_box, saved_at)
    select ${shopId}, ${dripId}, max(nth) + 1, ${saveId}, ${JSON.stringify(timeBox)}, ${savedAt} from drip_times
    where shop_id = ${shopId} and drip_id = ${dripId}
    returning nth`.execute(tx);
  const nth = rows[0]?.nth ?? 0;
  await tx
    .deleteFrom('drip_times')
    .where('shop_id', '=', shopId)
    .where('drip_id', '=', dripId)
    .where('nth', '<=', nth - KEPT)
    .where('nth', '>', 0)
    .execute();
}
