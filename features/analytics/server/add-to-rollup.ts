import { sql } from 'kysely';
import { ONLY_ONE, type Source } from '#features/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';

export interface RollupKey {
  shopId: number;
  /** The shop's own day, YYYY-MM-DD. */
  day: string;
  channel: Channel;
  /** Whose counts they are. */
  source: Source;
}

export type RollupCounts = Partial<Record<'orders' | 'revenue_minor' | 'opt_ins' | 'impressions', number>>;

/** Adds to a day's counts, in the transaction of the fact that is counted. */
export async function addToRollup(tx: Tx, key: RollupKey, counts: RollupCounts): Promise<void> {
  const { orders = 0, revenue_minor = 0, opt_ins = 0, impressions = 0 } = counts;
  await tx
    .insertInto('daily_rollups')
    .values({
      shop_id: key.shopId,
      day: key.day,
      channel: key.channel,
      source_kind: key.source.kind,
      source_type: key.source.type,
      source_id: key.source.id ?? ONLY_ONE,
      orders,
      revenue_minor,
      opt_ins,
      impressions,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'day', 'channel', 'source_kind', 'source_type', 'source_id']).doUpdateSet({
        orders: sql`daily_rollups.orders + excluded.orders`,
        revenue_minor: sql`daily_rollups.revenue_minor + excluded.revenue_minor`,
        opt_ins: sql`daily_rollups.opt_ins + excluded.opt_ins`,
        impressions: sql`daily_rollups.impressions + excluded.impressions`,
      }),
    )
    .execute();
}
