import { sql } from 'kysely';
import type { AudienceCondition } from '#features/product/audiences/contract/audience-condition.ts';
import { usesImport, usesSegment } from '#features/product/audiences/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';
import { readRow } from './stored-broadcast.ts';

/** Returns the broadcasts that will be sent to a saved segment, by the merchant's names. */
export function findSegmentUses(tx: Tx, shopId: number, segmentId: string): Promise<string[]> {
  return findUses(tx, shopId, segmentId, usesSegment);
}

/** The same for an import. */
export function findImportUses(tx: Tx, shopId: number, importId: string): Promise<string[]> {
  return findUses(tx, shopId, importId, usesImport);
}

/** Including drafts; started ones have their recipients already. */
async function findUses(
  tx: Tx,
  shopId: number,
  id: string,
  uses: (condition: AudienceCondition, id: string) => boolean,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['draft', 'scheduled'])
    .where(sql<boolean>`position(${id} in condition::text) > 0`)
    .orderBy('name')
    .execute();
  return rows
    .map(readRow)
    .filter(({ condition }) => uses(condition, id))
    .map(({ name }) => fill(texts.uses.broadcast, { broadcast: name }));
}
