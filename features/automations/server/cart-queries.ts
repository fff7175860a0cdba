import { sql } from 'kysely';
import type { CartEnding, StoreLine } from '#features/store-data/contract/store-facts.ts';
import { cartEnding } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';

/** A checkout as the reminder wants it. */
export interface Cart {
  checkoutToken: string;
  phoneE164: string | null;
  firstName: string | null;
  currency: string;
  totalMinor: number;
  lines: StoreLine[];
  recoverUrl: string | null;
  /** Why it is not to be reminded of any more; null while it is. */
  ending: CartEnding | null;
}

export async function findCart(tx: Tx, shopId: number, checkoutToken: string): Promise<Cart | null> {
  const row = await tx
    .selectFrom('checkouts')
    .selectAll()
    .select(
      sql.raw<CartEnding | null>(cartEnding('checkouts.shop_id', 'checkouts.checkout_token')).as('ending'),
    )
    .where('shop_id', '=', shopId)
    .where('checkout_token', '=', checkoutToken)
    .executeTakeFirst();
  if (!row) return null;
  return {
    checkoutToken: row.checkout_token,
    phoneE164: row.phone_e164,
    firstName: row.first_name,
    currency: row.currency,
    totalMinor: row.total_minor,
    lines: row.line_items as unknown as StoreLine[],
    recoverUrl: row.recover_url,
    ending: row.ending,
  };
}
