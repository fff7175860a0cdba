import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Measured: larger batches are no faster, and hold the sending's row for longer. */
const ROUND_SIZE = 10_000;
/** Below this size a batch costs more than its messages. */
const SMALLEST_BATCH = 500;
/** The first messages are ready when their time comes: writing a batch takes a second or two. None is sent early. */
const EARLY_MS = 5000;

export interface TakenSending {
  shop_id: number;
  sending_id: string;
  expanded_to: number;
  /** At most this many messages may be written now. */
  batchSize: number;
}

/**
 * Takes a sending of the next shop after `servedShopId`, the one that was checked longest ago. The shop's expansion is
 * locked for the transaction, so that another worker takes another shop. All waiting shops share one round of 10,000
 * messages: each waits about a second, however many sendings another shop has. Null when nothing is left to take.
 */
export async function takeSending(tx: Tx, servedShopId: number, now: Date): Promise<TakenSending | null> {
  const { rows } = await sql<TakenSending & { waiting_shops: number }>`
    with recursive hops as (
      (select shop_id from sendings where ${isDue(now)} order by shop_id limit 1)
      union all
      select (select s.shop_id from sendings s where s.shop_id > h.shop_id and ${isDue(now)} order by s.shop_id limit 1)
      from hops h where h.shop_id is not null
    ),
    waiting as materialized (
      select shop_id, count(*) over ()::int as shops from hops
      where shop_id is not null order by shop_id <= ${servedShopId}, shop_id
    )
    select w.shop_id, w.shops as waiting_shops, s.sending_id, s.expanded_to
    from waiting w cross join lateral (
      select sending_id, expanded_to from sendings
      where shop_id = w.shop_id and ${isDue(now)} order by looked_at limit 1 for update skip locked
    ) s
    where pg_try_advisory_xact_lock(hashtextextended('expand sendings ' || w.shop_id, 0)) limit 1`.execute(
    tx,
  );
  const [taken] = rows;
  if (!taken) return null;
  return { ...taken, batchSize: Math.max(SMALLEST_BATCH, Math.floor(ROUND_SIZE / taken.waiting_shops)) };
}

function isDue(now: Date): RawBuilder<boolean> {
  return sql`not is_expanded and state = 'running' and looked_at <= ${now}
    and due_at <= ${new Date(now.getTime() + EARLY_MS)}`;
}

/** Whether the next messages of a sending may have to be written. */
export function sendingsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from sendings where ${isDue(now)})`;
}
