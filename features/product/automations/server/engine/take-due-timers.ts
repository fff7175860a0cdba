import { sql, type Selectable } from 'kysely';
import type { Timers } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';

/** Few, because the effects of a batch are visible only when all of it is done. */
const BATCH_SIZE = 50;
/** With fewer due timers than this, their shops are all known from the index by time. */
const BACKLOG = 100;
/** Measured: this many index lookups, one per shop, take about 10 ms. A full batch takes several times as long. */
const MOST_HOPS = 1000;

export type TimerRow = Selectable<Timers>;

export interface DueBatch {
  timers: TimerRow[];
  hasMore: boolean;
}

/**
 * Takes due timers. In a backlog it takes the same number of each shop, so that one shop's backlog does not delay the
 * timers of another shop. Share one of these among the loops of a process: it remembers which shop comes next.
 */
export class DueTimers {
  #isBacklog = false;
  #servedShopId = 0;

  /** Takes and locks the timers of the next batch. Each shop's longest-due timers come first. */
  async take(tx: Tx, now: Date): Promise<DueBatch> {
    const batch = this.#isBacklog ? await this.#takeOfEachShop(tx, now) : await takeLongestDue(tx, now);
    this.#isBacklog = batch.hasMore;
    return batch;
  }

  async #takeOfEachShop(tx: Tx, now: Date): Promise<DueBatch> {
    const { rows } = await takeOfEachShop(tx, this.#servedShopId, now);
    const [first] = rows;
    this.#servedShopId = Number(first?.next_served ?? 0);
    const timers = rows.map(({ seen: _seen, next_served: _next, ...timer }) => timer);
    // Other loops may have locked the rest and handle it.
    return { timers, hasMore: first !== undefined && first.seen > timers.length };
  }
}

/** All due timers, unless a full batch shows that there are more: the usual case, and the cheapest. */
async function takeLongestDue(tx: Tx, now: Date): Promise<DueBatch> {
  const timers = await tx
    .selectFrom('timers')
    .selectAll()
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  return { timers, hasMore: timers.length === BATCH_SIZE };
}

/** A timer of a batch that was rolled back, as a list: empty if it has changed or another worker has it. */
export function takeAgain(tx: Tx, { shop_id, timer_key, attempts, due_at }: TimerRow): Promise<TimerRow[]> {
  return tx
    .selectFrom('timers')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('timer_key', '=', timer_key)
    .where('attempts', '=', attempts)
    .where('due_at', '=', due_at)
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * The shops come from the timers that are due longest. In a backlog all of these may be one shop's, so that the
 * statement also steps through the other shops in the index by shop, from where the last batch stopped.
 */
function takeOfEachShop(tx: Tx, servedShopId: number, now: Date) {
  return sql<TimerRow & { seen: number; next_served: string }>`
    with recursive head as materialized (
      select shop_id, row_number() over () as nth from (
        select shop_id from timers where given_up_at is null and due_at <= ${now} order by due_at limit ${BACKLOG}
      ) longest
    ),
    hops as (
      (select shop_id, due_at, 1 as hop from timers
       where given_up_at is null and shop_id > ${servedShopId} and (select count(*) from head) = ${BACKLOG}
       order by shop_id, due_at limit 1)
      union all
      select n.shop_id, n.due_at, h.hop + 1 from hops h cross join lateral (
        select t.shop_id, t.due_at from timers t
        where t.given_up_at is null and t.shop_id > h.shop_id order by t.shop_id, t.due_at limit 1
      ) n where h.hop < ${MOST_HOPS}
    ),
    found as materialized (select shop_id from hops where due_at <= ${now} limit ${BATCH_SIZE}),
    shops as materialized (
      select shop_id from (select shop_id, 0 as nth from found union all select shop_id, nth from head) listed
      group by shop_id order by min(nth), shop_id limit ${BATCH_SIZE}
    ),
    taken as (
      select t.* from shops s cross join lateral (
        select * from timers where shop_id = s.shop_id and given_up_at is null and due_at <= ${now}
        order by due_at limit ${BATCH_SIZE} / (select count(*) from shops) for update skip locked
      ) t
    )
    select t.*, (select count(*)::int from head) as seen, case
      when (select count(*) from found) = ${BATCH_SIZE} then (select max(shop_id) from found)
      when (select max(hop) from hops) = ${MOST_HOPS} then (select max(shop_id) from hops)
      else 0
    end as next_served
    from taken t`.execute(tx);
}
