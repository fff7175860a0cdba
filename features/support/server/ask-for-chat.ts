import { getShop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { readChatNumber } from '../rules/chat-number.ts';
import { notifySlack } from './notify-slack.ts';

/** Keeps the number of a merchant who wants to chat with us, and tells us. Throws PHONE_INVALID. */
export async function askForChat(ctx: Context, session: MerchantSession, written: string): Promise<void> {
  const { country } = await getShop(ctx.db, session.shopId);
  const phone = readChatNumber(written, country)?.e164;
  if (phone === undefined) throw new AppError('PHONE_INVALID', { field: 'phone' });
  const now = ctx.clock.now();
  // Not `inShop`: that role may not reach the job store, and the job has to commit with the row.
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('chat_requests')
      .values({ shop_id: session.shopId, request_id: timeOrderedId(now), phone, created_at: now })
      .execute();
    await notifySlack(ctx, tx, {
      shopId: session.shopId,
      text: `${session.shopUrl} wants to chat on WhatsApp: ${phone}`,
    });
  });
}
