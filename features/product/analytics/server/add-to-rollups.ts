import { sql } from 'kysely';
import { ONLY_ONE, type Source } from '#features/engine/messaging/contract/source.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Tx } from '#platform/database/database.ts';

export interface RollupKey {
  shopId: number;
  /** The shop's own day, YYYY-MM-DD. */
  day: string;
  channel: Channel;
  /** The source of the counts. */
  source: Source;
}

export type RollupCounts = Partial<Record<'orders' | 'revenue_minor' | 'opt_ins' | 'impressions', number>>;

/** Adds to the daily counts of sources, each once, in the transaction of the counted facts. */
export async function addToRollups(
  tx: Tx,
  added: readonly (RollupKey & { counts: RollupCounts })[],
): Promise<void> {
  if (added.length === 0) return;
  const of = (name: keyof RollupCounts) => sql`${added.map(({ counts }) => counts[name] ?? 0)}::bigint[]`;
  await sql`
    insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, orders, revenue_minor,
      opt_ins, impressions)
    select * from unnest(${added.map(({ shopId }) => shopId)}::bigint[], ${added.map(({ day }) => day)}::date[],
      ${added.map(({ channel }) => channel)}::text[], ${added.map(({ source }) => source.kind)}::text[],
      ${added.map(({ source }) => source.type)}::text[],
      ${added.map(({ source }) => source.id ?? ONLY_ONE)}::uuid[], ${of('orders')}, ${of('revenue_minor')},
      ${of('opt_ins')}, ${of('impressions')})
    as n (shop_id, day, channel, source_kind, source_type, source_id, orders, revenue_minor, opt_ins, impressions)
    -- In one order: two that add to the same rows do not wait for each other.
    order by shop_id, day, channel, source_kind, source_type, source_id
    on conflict (shop_id, day, channel, source_kind, source_type, source_id) do update set
      orders = daily_rollups.orders + excluded.orders,
      revenue_minor = daily_rollups.revenue_minor + excluded.revenue_minor,
      opt_ins = daily_rollups.opt_ins + excluded.opt_ins,
      impressions = daily_rollups.impressions + excluded.impressions`.execute(tx);
}
