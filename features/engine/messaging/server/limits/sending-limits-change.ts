import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { USUAL_LIMITS, type SendingLimits } from '../../contract/sending-limits.ts';
import { findSendingLimits } from './sending-limits-queries.ts';

/**
 * Stores a shop's limits for marketing and has the messages that wait for them checked again. Returns the number of
 * those messages, and the limits before.
 */
export async function changeSendingLimits(
  ctx: Context,
  shopId: number,
  limits: SendingLimits,
): Promise<{ before: SendingLimits; released: number }> {
  return inShop(ctx.db, shopId, async (tx) => {
    const before = await findSendingLimits(tx, shopId);
    await storeLimits(ctx, tx, shopId, limits);
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({ due_at: ctx.clock.now() })
      .where('shop_id', '=', shopId)
      .where('state', '=', 'queued')
      .where('reason', 'in', ['quietHours', 'frequencyCap', 'talking'])
      .executeTakeFirst();
    return { before, released: Number(numUpdatedRows) };
  });
}

async function storeLimits(ctx: Context, tx: Tx, shopId: number, limits: SendingLimits): Promise<void> {
  const hours = limits.quietHours ?? USUAL_LIMITS.quietHours;
  const row = {
    has_quiet_hours: limits.quietHours !== null,
    quiet_from_minute: hours?.fromMinute ?? 0,
    quiet_until_minute: hours?.untilMinute ?? 0,
    most_in_day: limits.mostInDay,
    most_in_week: limits.mostInWeek,
    most_in_month: limits.mostInMonth,
    talk_hours: limits.talkHours,
    changed_at: ctx.clock.now(),
  };
  await tx
    .insertInto('sending_settings')
    .values({ shop_id: shopId, ...row })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(row))
    .execute();
}
