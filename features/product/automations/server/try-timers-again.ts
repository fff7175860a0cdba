import type { Tx } from '#platform/database/database.ts';

/** Has a shop's timers that were given up fire again from the start, now. Returns how many they were. */
export async function tryTimersAgain(tx: Tx, shopId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('timers')
    .set({ given_up_at: null, attempts: 0, error: null, due_at: now })
    .where('given_up_at', 'is not', null)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
