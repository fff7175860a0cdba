import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether an opt-in tool of the shop's, on or off, shows a file by its path, or what is tried beside it does. */
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
