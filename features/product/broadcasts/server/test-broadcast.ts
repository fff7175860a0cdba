import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';
import { BroadcastId } from '../contract/broadcast.ts';
import { findBroadcast } from './stored-broadcast.ts';
import { writeTestSend } from './write-test-send.ts';

interface Asked {
  shopId: number;
  /** The number as it was typed. */
  phoneNumber: string;
  /** The broadcast. */
  sourceId: string;
  /** The text of an A/B test to send. */
  arm?: 'A' | 'B' | undefined;
}

/**
 * Sends a broadcast as a test; both the broadcast's own call and the general test call use it. Returns the message's
 * id. Throws NOT_FOUND if it is no broadcast of the shop, PHONE_INVALID, PHONE_UNCLEAR, and the errors of
 * `writeTestSend`.
 */
export async function testBroadcast(
  ctx: Context,
  { shopId, phoneNumber, sourceId: broadcastId, arm = 'A' }: Asked,
): Promise<string> {
  // The database itself would refuse an id in any other format.
  if (!BroadcastId.safeParse(broadcastId).success) throw new AppError('NOT_FOUND');
  // Not as the shop's own role, which may not store jobs.
  return ctx.db.transaction().execute(async (tx) => {
    await findBroadcast(tx, shopId, broadcastId);
    const { country } = await getShop(tx, shopId);
    const phoneE164 = requirePhone({ written: phoneNumber, shopCountry: country }, 'phoneNumber');
    return writeTestSend(ctx, tx, { shopId, broadcastId, phoneE164, arm });
  });
}
