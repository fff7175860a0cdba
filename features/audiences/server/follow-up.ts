import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { catchUp, MOST_OF_A_LOOK } from './facts/catch-up.ts';

/** Has what happened until now in the facts before somebody looks, as far as that does not keep them waiting. */
export async function followUp(ctx: Pick<Context, 'db' | 'clock'>, shopId: number): Promise<void> {
  // A statement alone: whoever looks waits for every way to the database and back.
  const changes = await ctx.db
    .selectFrom('audience_changes')
    .select('change_no')
    .where('shop_id', '=', shopId)
    .limit(1)
    .execute();
  if (changes.length === 0) return;
  await inShop(ctx.db, shopId, (tx) => catchUp(ctx, tx, shopId, { most: MOST_OF_A_LOOK }));
}
