import { sql, type Selectable } from 'kysely';
import type { Attributes } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';

export type AttributeRow = Selectable<Attributes>;

/** Returns the attributes that imports have brought to a shop, by name. */
export function listAttributes(tx: Tx, shopId: number): Promise<AttributeRow[]> {
  return tx.selectFrom('attributes').selectAll().where('shop_id', '=', shopId).orderBy('name_key').execute();
}

/** Whether the database considers two of these names equal, such as `İl` and `il`. */
export async function areSomeTheSame(tx: Tx, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select count(distinct lower(name)) < count(*) as "isSo" from unnest(${[...names]}::text[]) as n (name)`.execute(
    tx,
  );
  return rows[0]?.isSo === true;
}

/**
 * Returns the attributes with these names, by the given name. Only the database converts to lower case, because others
 * convert `İl` and `ΤΟΠΟΣ` differently.
 */
export async function findAttributes(
  tx: Tx,
  shopId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, AttributeRow>> {
  const { rows } = await sql<AttributeRow & { given: string }>`
    select n.given, a.* from unnest(${[...names]}::text[]) as n (given)
    join attributes a on a.shop_id = ${shopId} and a.name_key = lower(n.given)`.execute(tx);
  return new Map(rows.map(({ given, ...row }) => [given, row]));
}
