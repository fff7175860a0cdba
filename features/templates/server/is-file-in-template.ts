import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether a template of the shop's that is or may come to be in use names a file by its path. */
export async function isFileInTemplate(
  tx: Tx,
  { shopId, path }: { shopId: number; path: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from templates
    where shop_id = ${shopId} and status <> 'REJECTED' and position(${path} in components::text) > 0 limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
