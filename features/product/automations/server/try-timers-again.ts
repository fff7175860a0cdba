import type { Tx } from '#platform/database/database.ts';

/** Fires a shop's given-up timers again, now. Returns their number. */
export async function tryTimersAgain(tx: Tx, shopId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('timers')
    .set({ given_up_at: null, attempts: 0, error: null, due_at: now })
    .where('given_up_at', 'is not', null)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
