import { sql, type Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { CheckoutFacts } from '../contract/store-facts.ts';

export type Shop = Selectable<Shops>;

export async function findShopByUrl(db: Database | Tx, shopUrl: string): Promise<Shop | null> {
  return (
    (await db.selectFrom('shops').selectAll().where('shop_url', '=', shopUrl).executeTakeFirst()) ?? null
  );
}

export async function getShop(db: Database | Tx, shopId: number): Promise<Shop> {
  return db.selectFrom('shops').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}

/** Stores a checkout unless this state of it, or a newer one, is stored. Returns whether it was. */
export async function saveCheckout(
  tx: Tx,
  shopId: number,
  checkout: CheckoutFacts,
  toldAt: Date,
): Promise<boolean> {
  const values = {
    cart_token: checkout.cartToken,
    customer_id: checkout.customerId,
    phone_e164: checkout.phoneE164,
    email: checkout.email,
    first_name: checkout.firstName,
    currency: checkout.currency,
    total_minor: checkout.totalMinor,
    line_items: JSON.stringify(checkout.lines),
    recover_url: checkout.recoverUrl,
    store_updated_at: checkout.updatedAt,
    state_told_at: toldAt,
  };
  const saved = await tx
    .insertInto('checkouts')
    .values({
      ...values,
      shop_id: shopId,
      checkout_token: checkout.checkoutToken,
      completed_at: checkout.completedAt,
      store_created_at: checkout.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'checkout_token'])
        .doUpdateSet({
          ...values,
          // Once completed it stays so, whatever an older body says.
          completed_at: (eb) => eb.fn.coalesce('checkouts.completed_at', 'excluded.completed_at'),
        })
        .where(
          sql<boolean>`(excluded.store_updated_at, excluded.state_told_at)
            > (checkouts.store_updated_at, coalesce(checkouts.state_told_at, '-infinity'))`,
        ),
    )
    .returning('checkout_token')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The number that was given at an order's checkout, where the order itself has none. */
export async function findCheckoutPhone(
  tx: Tx,
  shopId: number,
  { checkoutToken }: { checkoutToken: string | null },
): Promise<string | null> {
  if (checkoutToken === null) return null;
  const row = await tx
    .selectFrom('checkouts')
    .select('phone_e164')
    .where('shop_id', '=', shopId)
    .where('checkout_token', '=', checkoutToken)
    .executeTakeFirst();
  return row?.phone_e164 ?? null;
}
