import { sql, type RawBuilder } from 'kysely';
import { readTallies, type Tally } from '#features/foundations/subscribers/server/tallies-api.ts';
import type { Tx } from '#platform/database/database.ts';

const COUNTED = { 1: sql`subscribed`, 2: sql`unsubscribed` } as const;

/** Returns the number of a shop's people with a standing, or of all, for a statement that has to show one moment. */
export function tallyOf(shopId: number, standing: number | null): RawBuilder<number> {
  const counted =
    standing === null
      ? sql`known`
      : standing === 0
        ? sql`(known - subscribed - unsubscribed)`
        : COUNTED[standing as keyof typeof COUNTED];
  return sql`(select coalesce(sum(${counted}), 0) from subscriber_tallies where shop_id = ${shopId})`;
}

/** Returns the numbers of a shop's people on all channels. */
export async function findTally(tx: Tx, shopId: number): Promise<Tally> {
  const { WA, FB } = await readTallies(tx, shopId);
  return {
    known: WA.known + FB.known,
    subscribed: WA.subscribed + FB.subscribed,
    unsubscribed: WA.unsubscribed + FB.unsubscribed,
  };
}
