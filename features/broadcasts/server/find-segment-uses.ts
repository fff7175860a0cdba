import { sql } from 'kysely';
import { usesSegment } from '#features/audiences/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { readRow } from './stored-broadcast.ts';

/** Which broadcasts are still to be sent to a saved segment, drafts among them; the others have taken their people. */
export async function findSegmentUses(tx: Tx, shopId: number, segmentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('status', 'in', ['draft', 'scheduled'])
    .where(sql<boolean>`position(${segmentId} in condition::text) > 0`)
    .orderBy('name')
    .execute();
  return rows
    .map(readRow)
    .filter(({ condition }) => usesSegment(condition, segmentId))
    .map(({ name }) => `broadcast “${name}”`);
}
