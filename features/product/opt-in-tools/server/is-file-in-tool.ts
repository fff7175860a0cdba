import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether one of the shop's opt-in tools, on or off, or the other design of an experiment shows a file. */
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
