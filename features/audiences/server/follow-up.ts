import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { isLockTimeout } from '#platform/database/refusal.ts';
import { catchUp, MOST_OF_A_LOOK } from './facts/catch-up.ts';

/** Less than the limit of a connection: whoever waited for it in vain is answered, and not refused. */
const LONGEST_WAIT = '8s';

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
  try {
    await inShop(ctx.db, shopId, async (tx) => {
      await sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`.execute(tx);
      await catchUp(ctx, tx, shopId, { most: MOST_OF_A_LOOK });
    });
  } catch (error) {
    // A worker is at many of them: what it has not applied yet follows by itself.
    if (!isLockTimeout(error)) throw error;
  }
}
