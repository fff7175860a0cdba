import { sql } from 'kysely';
import { ONLY_ONE } from '#features/messaging/contract/source.ts';
import type { Tx } from '#platform/database/database.ts';
import type { RollupKey } from './add-to-rollup.ts';

/** Adds what was seen to days of many sources at once, as `addToRollup` does to one; each source once. */
export async function addImpressions(
  tx: Tx,
  seen: readonly (RollupKey & { impressions: number })[],
): Promise<void> {
  if (seen.length === 0) return;
  await sql`
    insert into daily_rollups (shop_id, day, channel, source_kind, source_type, source_id, impressions)
    select * from unnest(${seen.map(({ shopId }) => shopId)}::bigint[], ${seen.map(({ day }) => day)}::date[],
      ${seen.map(({ channel }) => channel)}::text[], ${seen.map(({ source }) => source.kind)}::text[],
      ${seen.map(({ source }) => source.type)}::text[],
      ${seen.map(({ source }) => source.id ?? ONLY_ONE)}::uuid[], ${seen.map((one) => one.impressions)}::bigint[])
    as n (shop_id, day, channel, source_kind, source_type, source_id, impressions)
    -- In one order: two that add to the same rows do not wait for each other.
    order by shop_id, day, channel, source_kind, source_type, source_id
    on conflict (shop_id, day, channel, source_kind, source_type, source_id)
    do update set impressions = daily_rollups.impressions + excluded.impressions`.execute(tx);
}
