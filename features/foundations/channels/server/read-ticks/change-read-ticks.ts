import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { listReadTicks } from './list-read-ticks.ts';

/**
 * Switches whether a number shows shoppers that their messages were read. Returns whether it did before. Throws OTHER_SHOP if the sender is not the
 * shop's, and NOT_FOUND if it cannot show that.
 */
export async function changeReadTicks(
  ctx: Context,
  shopId: number,
  { senderId, isOn }: { senderId: string; isOn: boolean },
): Promise<boolean> {
  return inShop(ctx.db, shopId, async (tx) => {
    await requireOwn(tx, shopId, senderId);
    const numbers = await listReadTicks(tx, shopId);
    const before = numbers.find((number) => number.senderId === senderId);
    if (!before) throw new AppError('NOT_FOUND', { field: 'senderId' });
    await tx
      .updateTable('senders')
      .set({ marks_read: isOn })
      .where('shop_id', '=', shopId)
      .where('sender_id', '=', senderId)
      .execute();
    return before.isOn;
  });
}

async function requireOwn(tx: Tx, shopId: number, senderId: string): Promise<void> {
  const own = await tx
    .selectFrom('senders')
    .select('sender_id')
    .where('shop_id', '=', shopId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  if (!own) throw new AppError('OTHER_SHOP', { field: 'senderId' });
}
