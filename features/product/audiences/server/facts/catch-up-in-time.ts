import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { isLockTimeout } from '#platform/database/errors/refusal.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { catchUp } from './catch-up.ts';

/** Below the connection's limit, so that a caller whose wait fails can go on. */
const LONGEST_WAIT = '8s';

/**
 * Applies a shop's committed changes in a transaction of its own, as far as nobody has to wait. Returns whether that
 * was everything.
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
    // A worker is applying many changes. The rest follows automatically.
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
