import { createHmac } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';

type WithKey = Pick<Context, 'settings'>;

/** Remembers, without keeping the number, that this person was erased. */
export async function suppressPhone(
  ctx: Pick<Context, 'settings' | 'clock'>,
  tx: Tx,
  shopId: number,
  phoneE164: string,
): Promise<void> {
  const at = ctx.clock.now();
  await tx
    .insertInto('suppressed_phones')
    .values({ shop_id: shopId, phone_hash: hashPhone(ctx, shopId, phoneE164), suppressed_at: at })
    .onConflict((conflict) => conflict.columns(['shop_id', 'phone_hash']).doUpdateSet({ suppressed_at: at }))
    .execute();
}

/** When the person with this number was erased, or null. */
export async function findSuppression(
  ctx: WithKey,
  tx: Tx,
  shopId: number,
  phoneE164: string,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('suppressed_phones')
    .select('suppressed_at')
    .where('shop_id', '=', shopId)
    .where('phone_hash', '=', hashPhone(ctx, shopId, phoneE164))
    .executeTakeFirst();
  return row?.suppressed_at ?? null;
}

/** Keyed, since all phone numbers there are can be tried in an hour. */
function hashPhone({ settings }: WithKey, shopId: number, phoneE164: string): Buffer {
  const key = createHmac('sha256', settings.encryptionKey).update('bellbird suppressed phone').digest();
  return createHmac('sha256', key).update(`${shopId}:${phoneE164}`).digest();
}
