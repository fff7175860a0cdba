import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';
import { readTallies, type Tally } from './read-tallies.ts';

/** How many people a shop has on each channel, without those of another page than the connected one. */
export async function readReachableTallies(tx: Tx, shopId: number): Promise<Record<Channel, Tally>> {
  const { WA, FB } = await readTallies(tx, shopId);
  const away = await countAway(tx, shopId);
  return {
    WA,
    FB: {
      known: FB.known - away.known,
      subscribed: FB.subscribed - away.subscribed,
      unsubscribed: FB.unsubscribed - away.unsubscribed,
    },
  };
}

/** Two ranges of the index on either side of the connected page: usually they are empty. */
async function countAway(tx: Tx, shopId: number): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select count(*) filter (where standing < 3)::integer as known,
      count(*) filter (where standing = 1)::integer as subscribed,
      count(*) filter (where standing = 2)::integer as unsubscribed
    from shops w join subscribers s on s.shop_id = w.shop_id and (s.page_id < w.facebook_page_id or s.page_id > w.facebook_page_id)
    cross join lateral (select subscriber_standing(s) as standing) t
    where w.shop_id = ${shopId} and w.facebook_page_id not like 'BSFB%'`.execute(tx);
  return rows[0] ?? { known: 0, subscribed: 0, unsubscribed: 0 };
}
