import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

const COUNTS = ['known', 'subscribed', 'unsubscribed'] as const;
type Different = { channel: string } & Record<
  (typeof COUNTS)[number] | `kept_${(typeof COUNTS)[number]}`,
  number
>;

/** Counts a shop's people from their rows, corrects the tallies, and returns the exact differences. */
export async function recountTallies(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<Different>`
    with kept as (
      select channel, sum(known) as known, sum(subscribed) as subscribed, sum(unsubscribed) as unsubscribed
      from subscriber_tallies where shop_id = ${shopId} group by channel
    ),
    counted as (
      select channel, count(*) filter (where standing < 3) as known, count(*) filter (where standing = 1) as subscribed,
        count(*) filter (where standing = 2) as unsubscribed
      from (select channel, subscriber_standing(s) as standing from subscribers s where shop_id = ${shopId}) p group by channel
    ),
    both_of as (
      select channel, ${sql.join(COUNTS.map(bothOf))} from kept k full join counted c using (channel)
    ),
    mended as (
      insert into subscriber_tallies (shop_id, channel, known, subscribed, unsubscribed)
      select ${shopId}, channel, known - kept_known, subscribed - kept_subscribed, unsubscribed - kept_unsubscribed
      from both_of where (known, subscribed, unsubscribed) <> (kept_known, kept_subscribed, kept_unsubscribed)
      returning channel
    )
    select both_of.* from both_of join mended using (channel) order by channel`.execute(tx);
  return rows.map(describe);
}

const bothOf = (name: string) =>
  sql`coalesce(c.${sql.ref(name)}, 0)::integer as ${sql.ref(name)}, coalesce(k.${sql.ref(name)}, 0)::integer as ${sql.ref(`kept_${name}`)}`;

function describe(row: Different): string {
  const differences = COUNTS.filter((name) => row[name] !== row[`kept_${name}`]).map(
    (name) => `${name} ${row[`kept_${name}`]} kept, ${row[name]} counted`,
  );
  return `${row.channel}: ${differences.join('; ')}`;
}
