import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import type { AudienceCondition } from '../../contract/audience-condition.ts';
import { conditionOfSegment } from '../../segment-rules/saved-segment/uses-segment.ts';
import { readAudience } from '../read-audience.ts';

const MOST_SEGMENTS = 200;

interface SegmentToSave {
  shopId: number;
  /** The segment to change. A new one if it is missing. */
  id: string | undefined;
  name: string;
  condition: AudienceCondition;
}

/**
 * Saves a new or changed segment. Refuses one that would contain itself, or that would be nested too deeply, alone or
 * in a segment that uses it. Returns its id.
 */
export function saveSegment(
  ctx: Pick<Context, 'db' | 'clock'>,
  { shopId, id, name, condition }: SegmentToSave,
): Promise<string> {
  return inShop(ctx.db, shopId, async (tx) => {
    await lockSegments(tx, shopId);
    return storeSegment(ctx, tx, { shopId, id, name, condition });
  });
}

/** Lets one transaction at a time save segments of a shop: two segments that use each other could otherwise both be saved. */
export async function lockSegments(tx: Tx, shopId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_segments'), ${shopId})`.execute(tx);
}

/** Does the work of `saveSegment` in a transaction that has called `lockSegments`. */
export async function storeSegment(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, id, name, condition }: SegmentToSave,
): Promise<string> {
  const now = ctx.clock.now();
  const segments = await tx
    .selectFrom('saved_segments')
    .select('segment_id')
    .where('shop_id', '=', shopId)
    .execute();
  const isNew = id === undefined;
  if (isNew && segments.length >= MOST_SEGMENTS) throw new AppError('SEGMENTS_FULL');
  if (!isNew && !segments.some((one) => one.segment_id === id)) throw new AppError('SEGMENT_UNKNOWN');
  if (await isNameTaken(tx, shopId, { id, name }))
    throw new AppError('SEGMENT_NAME_TAKEN', { field: 'name' });
  const segmentId = id ?? timeOrderedId(now);
  await writeRow(tx, { shopId, id: segmentId, name, condition }, now);
  // Throws for each segment that would contain itself or be nested too deeply now.
  for (const one of new Set([segmentId, ...segments.map((row) => row.segment_id)]))
    await readAudience(tx, { shopId, at: now, condition: conditionOfSegment(one) });
  return segmentId;
}

async function isNameTaken(
  tx: Tx,
  shopId: number,
  { id, name }: { id: string | undefined; name: string },
): Promise<boolean> {
  const rows = await tx
    .selectFrom('saved_segments')
    .select('segment_id')
    .where('shop_id', '=', shopId)
    .where('name_key', '=', sql<string>`lower(${name})`)
    .execute();
  return rows.some((row) => row.segment_id !== id);
}

async function writeRow(
  tx: Tx,
  { shopId, id, name, condition }: SegmentToSave & { id: string },
  now: Date,
): Promise<void> {
  const written = { name, condition: JSON.stringify(condition), updated_at: now };
  await tx
    .insertInto('saved_segments')
    .values({ shop_id: shopId, segment_id: id, created_at: now, ...written })
    .onConflict((conflict) => conflict.columns(['shop_id', 'segment_id']).doUpdateSet(written))
    .execute();
}
