import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Whether a file's path is used by a template of the shop that is or may come into use. */
export async function isFileInTemplate(
  tx: Tx,
  { shopId, path }: { shopId: number; path: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from templates t
    left join template_submissions s on s.shop_id = t.shop_id and s.name = t.name and s.language = t.language
    where t.shop_id = ${shopId} and coalesce(s.status, 'DRAFT') <> 'REJECTED'
      and position(${path} in t.definition::text) > 0 limit 1`.execute(tx);
  return rows.length > 0;
}
