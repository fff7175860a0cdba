import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import { BroadcastId } from '../contract/broadcast.ts';
import { findBroadcast } from './stored-broadcast.ts';
import { writeTestSend } from './write-test-send.ts';

interface Asked {
  shopId: number;
  /** The number that it goes to, as it was typed. */
  phoneNumber: string;
  /** The broadcast. */
  sourceId: string;
  /** Which text of an A/B test. */
  arm?: 'A' | 'B' | undefined;
}

/**
 * Sends a broadcast as a test: its own call, and the one that tries any message out, both come here. Returns the message's id. Refused with NOT_FOUND
 * for what is no broadcast of the shop's, PHONE_INVALID, PHONE_UNCLEAR, or as `writeTestSend` refuses.
 */
export async function testBroadcast(
  ctx: Context,
  { shopId, phoneNumber, sourceId: broadcastId, arm = 'A' }: Asked,
): Promise<string> {
  // An id of any other form would be refused by the database itself.
  if (!BroadcastId.safeParse(broadcastId).success) throw new AppError('NOT_FOUND');
  // Not as the shop's own role, which may store no jobs.
  return ctx.db.transaction().execute(async (tx) => {
    await findBroadcast(tx, shopId, broadcastId);
    const { country } = await getShop(tx, shopId);
    const phoneE164 = requirePhone({ written: phoneNumber, shopCountry: country }, 'phoneNumber');
    return writeTestSend(ctx, tx, { shopId, broadcastId, phoneE164, arm });
  });
}
