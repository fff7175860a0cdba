import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCode } from '#platform/ids/short-code.ts';

const TOKEN_LENGTH = 32;

/** A word by which this browser is known as the subscriber's from now on. It is kept as a hash alone. */
export async function giveShopperToken(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { shopId, subscriberId }: { shopId: number; subscriberId: string },
): Promise<string> {
  const token = shortCode(TOKEN_LENGTH);
  const now = ctx.clock.now();
  await tx
    .insertInto('shopper_tokens')
    .values({
      shop_id: shopId,
      token_hash: hashOf(token),
      subscriber_id: subscriberId,
      created_at: now,
      seen_at: now,
    })
    .execute();
  return token;
}

/** Whose browser gives this word, or null; notes that it was seen. */
export async function findShopper(tx: Tx, shopId: number, token: string, now: Date): Promise<string | null> {
  const row = await tx
    .updateTable('shopper_tokens')
    .set({ seen_at: now })
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', hashOf(token))
    .returning('subscriber_id')
    .executeTakeFirst();
  return row?.subscriber_id ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
