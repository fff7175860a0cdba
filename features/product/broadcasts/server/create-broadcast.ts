import { BROADCASTS_FLAG } from '#features/foundations/plans/contract/broadcasts-flag.ts';
import { requireFeature } from '#features/foundations/plans/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';
import { listOffered } from './broadcast-templates.ts';
import { copiedColumns, EMPTY_CONDITION, findBroadcast } from './stored-broadcast.ts';

const MOST_OF_SHOP = 5000;

type Ctx = Pick<Context, 'clock'>;

/**
 * Creates a broadcast, with the shop's own templates to choose from, and returns its id. Throws FEATURE_LOCKED or
 * BROADCASTS_FULL.
 */
export async function createBroadcast(
  ctx: Ctx,
  tx: Tx,
  shopId: number,
  name: string | undefined,
): Promise<string> {
  const place = await takePlace(tx, shopId);
  return insert(ctx, tx, {
    shop_id: shopId,
    name: name ?? fill(texts.newNames.untitled, { number: String(place) }),
    condition: JSON.stringify(EMPTY_CONDITION),
    template_ids: await listOffered(tx, shopId),
  });
}

/**
 * Creates a broadcast with the settings of another one, except its time. Throws the errors of a new one, and NOT_FOUND.
 */
export async function copyBroadcast(
  ctx: Ctx,
  tx: Tx,
  copied: { shopId: number; broadcastId: string; name: string | undefined },
): Promise<string> {
  const { shopId, broadcastId, name } = copied;
  const first = await findBroadcast(tx, shopId, broadcastId);
  await takePlace(tx, shopId);
  return insert(ctx, tx, {
    shop_id: shopId,
    name: name ?? fill(texts.newNames.copy, { broadcast: first.name }).slice(0, 250),
    ...copiedColumns(first),
  });
}

/**
 * Returns the number of the next broadcast. Two that start at the same time may get the same, because it is only a name.
 * Throws FEATURE_LOCKED or BROADCASTS_FULL.
 */
export async function takePlace(tx: Tx, shopId: number): Promise<number> {
  await requireFeature(tx, shopId, BROADCASTS_FLAG);
  const { count } = await tx
    .selectFrom('broadcasts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_OF_SHOP) throw new AppError('BROADCASTS_FULL');
  return count + 1;
}

type NewRow = Partial<ReturnType<typeof copiedColumns>> & {
  shop_id: number;
  name: string;
  condition: string;
};

async function insert(ctx: Ctx, tx: Tx, row: NewRow): Promise<string> {
  const now = ctx.clock.now();
  const broadcastId = timeOrderedId(now);
  await tx
    .insertInto('broadcasts')
    .values({ ...row, broadcast_id: broadcastId, created_at: now, changed_at: now, looked_at: now })
    .execute();
  return broadcastId;
}
