import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Days of tools on which the tool itself and the dashboards count other opt-ins or impressions, in words. Both are kept as
 * the storefront tells: there is nothing else to count them from.
 */
export async function compareToolDays(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', day, tool_id, t.opt_ins, 'and', r.opt_ins, 'opt-ins,', t.impressions, 'and', r.impressions,
      'impressions') as line
    from (select day, tool_id, opt_ins, impressions from tool_days where shop_id = ${shopId}) t
    full join (
      select day, source_id as tool_id, sum(opt_ins) as opt_ins, sum(impressions) as impressions from daily_rollups
      where shop_id = ${shopId} and source_kind = 'tool' group by 1, 2
    ) r using (day, tool_id)
    where coalesce(t.opt_ins, 0) <> coalesce(r.opt_ins, 0) or coalesce(t.impressions, 0) <> coalesce(r.impressions, 0)
    order by 1`.execute(tx);
  return rows.map(({ line }) => line);
}
