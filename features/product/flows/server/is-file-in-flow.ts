import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether a message of a campaign shows a file, in its current or a stored version. */
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
