import { sql, type Selectable } from 'kysely';
import type { Attributes } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';

export type AttributeRow = Selectable<Attributes>;

/** What imports have told of a shop's people, by name. */
export function listAttributes(tx: Tx, shopId: number): Promise<AttributeRow[]> {
  return tx.selectFrom('attributes').selectAll().where('shop_id', '=', shopId).orderBy('name_key').execute();
}

/** Whether the database takes two of these names for one: `İl` and `il`. */
export async function areSomeTheSame(tx: Tx, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select count(distinct lower(name)) < count(*) as "isSo" from unnest(${[...names]}::text[]) as n (name)`.execute(
    tx,
  );
  return rows[0]?.isSo === true;
}

/**
 * Those of these names, each by the name as it was given. The database alone makes their letters small: others make
 * another name of `İl` and of `ΤΟΠΟΣ`.
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
