import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

/** Changes of a step. */
const AT_ONCE = 10_000;

/** How many subscribers a shop has by now, by channel. */
export async function readSubscriberTotals(tx: Tx, shopId: number): Promise<Record<Channel, number>> {
  const { rows } = await sql<{ channel: Channel; subscribers: number }>`
    select channel, sum(subscribers)::bigint as subscribers from (
      select channel, subscribers from subscriber_totals where shop_id = ${shopId}
      union all
      select channel, change from subscriber_changes where shop_id = ${shopId}
    ) c group by channel`.execute(tx);
  const of = (channel: Channel) => rows.find((row) => row.channel === channel)?.subscribers ?? 0;
  return { WA: of('WA'), FB: of('FB') };
}

/** Adds changes to the totals, so that there are few to add up when somebody looks. Returns whether there may be more. */
export async function foldSubscriberChanges({ db }: Pick<Context, 'db'>): Promise<boolean> {
  // One statement: whoever adds both up meanwhile sees either all of it or nothing.
  const { rows } = await sql<{ gone: number }>`
    with gone as (
      delete from subscriber_changes where (shop_id, change_no) in (
        select shop_id, change_no from subscriber_changes limit ${AT_ONCE} for update skip locked)
      returning shop_id, channel, change
    ), folded as (
      insert into subscriber_totals as t (shop_id, channel, subscribers)
      select shop_id, channel, sum(change) from gone group by 1, 2 order by 1, 2
      on conflict (shop_id, channel) do update set subscribers = t.subscribers + excluded.subscribers
    )
    select count(*)::int as gone from gone`.execute(db);
  return (rows[0]?.gone ?? 0) === AT_ONCE;
}
