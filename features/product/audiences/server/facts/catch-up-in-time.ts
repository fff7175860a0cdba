import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { isLockTimeout } from '#platform/database/errors/refusal.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { catchUp } from './catch-up.ts';

/** Less than the limit of a connection: whoever waited for it in vain goes on, and is not refused. */
const LONGEST_WAIT = '8s';

/**
 * Brings a shop's facts up to what was committed by now, in a transaction of its own, as far as that keeps nobody
 * waiting. Returns whether that was all of it.
 */
export async function catchUpInTime(
  ctx: Pick<Context, 'db' | 'clock'>,
  shopId: number,
  { most }: { most: number },
): Promise<boolean> {
  try {
    return await inShop(ctx.db, shopId, async (tx) => {
      await sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`.execute(tx);
      const applied = await catchUp(ctx, tx, shopId, { most });
      return applied < most || !(await isBehind(tx, shopId));
    });
  } catch (error) {
    // A worker is at many of them: what it has not applied yet follows by itself.
    if (!isLockTimeout(error)) throw error;
    return false;
  }
}

async function isBehind(tx: Tx, shopId: number): Promise<boolean> {
  const change = await tx
    .selectFrom('audience_changes')
    .select('change_no')
    .where('shop_id', '=', shopId)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}
