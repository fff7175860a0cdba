import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import { notifySlack } from './notify-slack.ts';

/**
 * Saves a merchant's number and notifies the operator, because the merchant wants to chat. Throws PHONE_INVALID and
 * PHONE_UNCLEAR.
 */
export async function askForChat(ctx: Context, session: MerchantSession, written: string): Promise<void> {
  const { country } = await getShop(ctx.db, session.shopId);
  const phone = requirePhone({ written, shopCountry: country }, 'phone');
  const now = ctx.clock.now();
  // Does not use `inShop`, because the role of a shop has no access to the job store. The job must commit with the row.
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
