import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readInShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { AudienceCondition } from '../contract/audience-condition.ts';
import { conditionOfSegment } from '../segment-rules/saved-segment/uses-segment.ts';
import { countAudience } from './count-audience.ts';

/** Returns a condition that selects the people of a saved segment. Throws NOT_FOUND. */
export async function requireSegment(tx: Tx, shopId: number, segmentId: string): Promise<AudienceCondition> {
  const row = await tx
    .selectFrom('saved_segments')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('segment_id', '=', segmentId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND', { field: 'segmentId' });
  return conditionOfSegment(segmentId);
}

/** Counts the people of a saved segment whom marketing may be sent to. Opens its own transactions. Throws NOT_FOUND. */
export async function countSegment(
  ctx: Pick<Context, 'db' | 'clock'>,
  { shopId, segmentId }: { shopId: number; segmentId: string },
): Promise<{ people: number; isCatchingUp: boolean }> {
  const condition = await readInShop(ctx.db, shopId, (tx) => requireSegment(tx, shopId, segmentId));
  const { population, isCatchingUp = false } = await countAudience(ctx, {
    shopId,
    condition,
    at: ctx.clock.now(),
  });
  return { people: population, isCatchingUp };
}
