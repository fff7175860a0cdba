import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether a message of a campaign's shows a file by its path, as it is or as it may be brought back. */
export async function isFileInFlow(
  tx: Tx,
  { shopId, path }: { shopId: number; path: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from flows where shop_id = ${shopId} and position(${path} in nodes::text) > 0
    union all
    select from flow_versions where shop_id = ${shopId} and position(${path} in nodes::text) > 0
    limit 1`.execute(tx);
  return rows.length > 0;
}
