import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

const MOST_AT_ONCE = 10_000;

/** Sums the lines of tallies up to one for each shop and channel. Returns whether there are more. */
export async function addUpTallies({ db }: Pick<Context, 'db'>): Promise<boolean> {
  // One statement, so a concurrent sum sees all of it or nothing.
  const { rows } = await sql<{ taken: number }>`
    with crowded as (
      select shop_id, channel from subscriber_tallies group by shop_id, channel having count(*) > 1 limit 100
    ),
    taken as (
      delete from subscriber_tallies where (shop_id, tally_no) in (
        select t.shop_id, t.tally_no from subscriber_tallies t join crowded using (shop_id, channel)
        limit ${MOST_AT_ONCE} for update of t skip locked
      ) returning *
    ),
    added as (
      insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
      select shop_id, channel, sum(known), sum(subscribed), sum(unsubscribed) from taken group by shop_id, channel
    )
    select count(*)::integer as taken from taken`.execute(db);
  return rows[0]?.taken === MOST_AT_ONCE;
}
