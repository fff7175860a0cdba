import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { usesSegment } from '../../rules/uses-segment.ts';
import { readSegments } from './segment-queries.ts';

/** Whether something else than a segment uses a segment; in the transaction that deletes it. */
export type SegmentUse = (tx: Tx, shopId: number, segmentId: string) => Promise<boolean>;

/** Deletes a saved segment. Refused with SEGMENT_IN_USE while another segment or one of `uses` needs it. */
export function deleteSegment(
  { db }: Pick<Context, 'db'>,
  { shopId, id, uses }: { shopId: number; id: string; uses: readonly SegmentUse[] },
): Promise<boolean> {
  return inShop(db, shopId, async (tx) => {
    const others = (await readSegments(tx, shopId)).filter((one) => one.id !== id);
    if (others.some(({ condition }) => usesSegment(condition, id))) throw new AppError('SEGMENT_IN_USE');
    for (const isUsed of uses) if (await isUsed(tx, shopId, id)) throw new AppError('SEGMENT_IN_USE');
    const { numDeletedRows } = await tx
      .deleteFrom('saved_segments')
      .where('shop_id', '=', shopId)
      .where('segment_id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
}
