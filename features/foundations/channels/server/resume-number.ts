import type { Context } from '#platform/context.ts';
import { READ_NUMBER } from './connect-whatsapp.ts';
import { NOT_STOPPED } from './follow-account.ts';

/**
 * Lets the shop's stopped number send again, and has it read. Nothing is lost if WhatsApp still refuses: the first
 * refusal stops it again, and messages continue to wait. A dead token is not resumed.
 */
export async function resumeNumber(ctx: Context, shopId: number): Promise<{ resumed: boolean }> {
  // Not in the shop's own database role, which cannot store jobs.
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('senders')
      .set(NOT_STOPPED)
      .where('shop_id', '=', shopId)
      .where('channel', '=', 'WA')
      .where('released_at', 'is', null)
      .where('token_died_at', 'is', null)
      .where('stopped_at', 'is not', null)
      .returning('sender_id')
      .executeTakeFirst();
    if (row) await ctx.jobs.enqueue(tx, READ_NUMBER, { shopId, senderId: row.sender_id });
    return { resumed: row !== undefined };
  });
}
