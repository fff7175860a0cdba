import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** The identifiers of a shopper; one is enough. */
export interface Shopper {
  shopId: number;
  customerId: string | null;
  phoneE164: string | null;
  email: string | null;
}

/** Returns the products of all orders of a shopper that were not cancelled. */
export async function findBoughtProducts(tx: Tx, shopper: Shopper): Promise<string[]> {
  const { shopId, customerId, phoneE164, email } = shopper;
  const { rows } = await sql<{ productId: string }>`
    select distinct line ->> 'productId' as "productId"
    from orders o, jsonb_array_elements(o.line_items) line
    where o.shop_id = ${shopId} and o.cancelled_at is null and not o.is_test and line ->> 'productId' is not null and (
      o.customer_id = ${customerId} or o.phone_e164 = ${phoneE164} or o.email_key = lower(${email}))`.execute(
    tx,
  );
  return rows.map(({ productId }) => productId);
}
