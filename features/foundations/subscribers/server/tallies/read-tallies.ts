import { sql } from 'kysely';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';

/** How many people are known on a channel, how many agreed to marketing, and how many ended it again. */
export interface Tally {
  known: number;
  subscribed: number;
  unsubscribed: number;
}

const NOBODY: Tally = { known: 0, subscribed: 0, unsubscribed: 0 };

/** How many people a shop has now, by channel. */
export async function readTallies(tx: Tx, shopId: number): Promise<Record<Channel, Tally>> {
  const { rows } = await sql<Tally & { channel: Channel }>`
    select channel, sum(known)::integer as known, sum(subscribed)::integer as subscribed,
      sum(unsubscribed)::integer as unsubscribed
    from subscriber_tallies where shop_id = ${shopId} group by channel`.execute(tx);
  const of = (wanted: Channel) => {
    const { channel: _channel, ...tally } = rows.find(({ channel }) => channel === wanted) ?? {
      channel: wanted,
      ...NOBODY,
    };
    return tally;
  };
  return { WA: of('WA'), FB: of('FB') };
}
