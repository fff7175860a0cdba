import type { StoreLine } from '#features/store-data/contract/store-facts.ts';
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
  completedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export async function findCart(tx: Tx, shopId: number, checkoutToken: string): Promise<Cart | null> {
  const row = await tx
    .selectFrom('checkouts')
    .selectAll()
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
    completedAt: row.completed_at,
    createdAt: row.store_created_at,
    updatedAt: row.store_updated_at,
  };
}

/** Whether an order came from this checkout, or from the same number since it was begun, on whatever device. */
export async function hasOrderedSince(tx: Tx, shopId: number, cart: Cart): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where((eb) =>
      eb.or([
        eb('checkout_token', '=', cart.checkoutToken),
        ...(cart.phoneE164
          ? [eb.and([eb('phone_e164', '=', cart.phoneE164), eb('store_created_at', '>=', cart.createdAt)])]
          : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether the same number has begun a checkout after this one that is not empty. */
export async function hasNewerCheckout(tx: Tx, shopId: number, cart: Cart): Promise<boolean> {
  if (!cart.phoneE164) return false;
  const newer = await tx
    .selectFrom('checkouts')
    .select('checkout_token')
    .where('shop_id', '=', shopId)
    .where('phone_e164', '=', cart.phoneE164)
    .where('checkout_token', '<>', cart.checkoutToken)
    .where('store_created_at', '>', cart.createdAt)
    .where((eb) => eb(eb.fn<number>('jsonb_array_length', ['line_items']), '>', 0))
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
