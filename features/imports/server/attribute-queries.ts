import type { Selectable } from 'kysely';
import type { Attributes } from '#database/schema/rows.ts';
import type { Tx } from '#platform/database/database.ts';

export type AttributeRow = Selectable<Attributes>;

/** What imports have told of a shop's people, by name. */
export function listAttributes(tx: Tx, shopId: number): Promise<AttributeRow[]> {
  return tx.selectFrom('attributes').selectAll().where('shop_id', '=', shopId).orderBy('name_key').execute();
}
