import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { fill } from '#platform/language/reader.ts';
import { usesSegment } from '../../segment-rules/saved-segment/uses-segment.ts';
import { texts } from '../../texts/all.ts';
import { readSegments } from './segment-queries.ts';

/** Finds other uses of a segment by name (`broadcast “Sale”`), in the transaction that deletes it. */
export type FindSegmentUses = (tx: Tx, shopId: number, segmentId: string) => Promise<string[]>;

export interface Deleted {
  deleted: boolean;
  /** The uses that prevent deleting it. */
  usedBy: string[];
}

/** Deletes a saved segment, unless another segment or one of `askers` uses it. Then returns the uses. */
export function deleteSegment(
  { db }: Pick<Context, 'db'>,
  { shopId, id, askers }: { shopId: number; id: string; askers: readonly FindSegmentUses[] },
): Promise<Deleted> {
  return inShop(db, shopId, async (tx) => {
    const usedBy = (await readSegments(tx, shopId))
      .filter((one) => one.id !== id && usesSegment(one.condition, id))
      .map(({ name }) => fill(texts.uses.segment, { segment: name }));
    for (const ask of askers) usedBy.push(...(await ask(tx, shopId, id)));
    if (usedBy.length > 0) return { deleted: false, usedBy };
    const { numDeletedRows } = await tx
      .deleteFrom('saved_segments')
      .where('shop_id', '=', shopId)
      .where('segment_id', '=', id)
      .executeTakeFirstOrThrow();
    return { deleted: numDeletedRows > 0n, usedBy };
  });
}
