import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** How many of a shop's people there are. */
export interface Tally {
  known: number;
  subscribed: number;
  unsubscribed: number;
}

const COUNTED = { 1: sql`subscribed`, 2: sql`unsubscribed` } as const;

/** How many of a shop's people are of a standing, or are known at all. */
export function tallyOf(shopId: number, standing: number | null): RawBuilder<number> {
  const counted =
    standing === null
      ? sql`known`
      : standing === 0
        ? sql`(known - subscribed - unsubscribed)`
        : COUNTED[standing as keyof typeof COUNTED];
  return sql`(select coalesce(sum(${counted}), 0) from subscriber_tallies where shop_id = ${shopId})`;
}

export async function findTally(tx: Tx, shopId: number): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select coalesce(sum(known), 0)::integer as known, coalesce(sum(subscribed), 0)::integer as subscribed,
      coalesce(sum(unsubscribed), 0)::integer as unsubscribed
    from subscriber_tallies where shop_id = ${shopId}`.execute(tx);
  return rows[0] ?? { known: 0, subscribed: 0, unsubscribed: 0 };
}

const MOST_AT_ONCE = 10_000;

/** Adds the lines of tallies up, those of each shop to one. Returns whether there are more. */
export async function addUpTallies({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ taken: number }>`
    with crowded as (
      select shop_id from subscriber_tallies group by shop_id having count(*) > 1 limit 100
    ),
    taken as (
      delete from subscriber_tallies where (shop_id, tally_no) in (
        select t.shop_id, t.tally_no from subscriber_tallies t join crowded using (shop_id)
        limit ${MOST_AT_ONCE} for update of t skip locked
      ) returning *
    ),
    added as (
      insert into subscriber_tallies (shop_id, known, subscribed, unsubscribed)
      select shop_id, sum(known), sum(subscribed), sum(unsubscribed) from taken group by shop_id
    )
    select count(*) as taken from taken`.execute(db);
  return rows[0]?.taken === MOST_AT_ONCE;
}
