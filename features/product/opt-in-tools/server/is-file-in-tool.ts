import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether a file is used by one of the shop's opt-in tools, on or off, or by the variant of a running experiment. */
export async function isFileInTool(
  tx: Tx,
  { shopId, path }: { shopId: number; path: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from opt_in_tools where shop_id = ${shopId} and deleted_at is null and position(${path} in settings::text) > 0
    union all
    select from tool_experiments where shop_id = ${shopId} and ended_at is null and position(${path} in settings::text) > 0
    limit 1`.execute(tx);
  return rows.length > 0;
}
