import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Returns the names of a shop's broadcasts and tools, by id. */
export async function findNames(tx: Tx, shopId: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select broadcast_id as id, name from broadcasts where shop_id = ${shopId}
    union all select tool_id, name from opt_in_tools where shop_id = ${shopId}`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
