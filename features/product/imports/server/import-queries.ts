import type { Selectable } from 'kysely';
import type { Imports } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';

export type ImportRow = Selectable<Imports>;

/** Returns the imports of a shop, newest first. */
export function listImports(tx: Tx, shopId: number, most: number): Promise<ImportRow[]> {
  return tx
    .selectFrom('imports')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '<>', 'deleted')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** Returns an import that is not deleted, or null. */
export async function findImport(
  tx: Database | Tx,
  shopId: number,
  importId: string,
): Promise<ImportRow | null> {
  const row = await tx
    .selectFrom('imports')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();
  return row ?? null;
}
