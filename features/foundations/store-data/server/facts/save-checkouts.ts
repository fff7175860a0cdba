import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { storableJson } from '#platform/database/storable-json.ts';
import type { CheckoutFact } from './read-facts.ts';

/**
 * Stores checkouts, each once, unless the same or a newer state is stored. Returns the tokens of those that it stored.
 */
export async function saveCheckouts(
  tx: Tx,
  shopId: number,
  reported: readonly CheckoutFact[],
): Promise<ReadonlySet<string>> {
  if (reported.length === 0) return new Set();
  const { rows } = await sql<{ checkout_token: string }>`
    insert into checkouts (shop_id, checkout_token, cart_token, customer_id, phone_e164, email, first_name, currency,
      total_minor, line_items, recover_url, completed_at, store_created_at, store_updated_at, state_reported_at)
    select ${shopId}, checkout_token, cart_token, customer_id, phone_e164, email, first_name, currency,
      total_minor, line_items, recover_url, completed_at, store_created_at, store_updated_at, state_reported_at
    from json_populate_recordset(null::checkouts, ${storableJson(reported.map(rowOf))}::json)
    on conflict (shop_id, checkout_token) do update set
      cart_token = excluded.cart_token, customer_id = excluded.customer_id, phone_e164 = excluded.phone_e164,
      email = excluded.email, first_name = excluded.first_name, currency = excluded.currency,
      total_minor = excluded.total_minor, line_items = excluded.line_items, recover_url = excluded.recover_url,
      -- Once completed it stays so, whatever an older body says.
      completed_at = coalesce(checkouts.completed_at, excluded.completed_at),
      store_updated_at = excluded.store_updated_at, state_reported_at = excluded.state_reported_at
    where (excluded.store_updated_at, excluded.state_reported_at)
      > (checkouts.store_updated_at, coalesce(checkouts.state_reported_at, '-infinity'))
    returning checkout_token`.execute(tx);
  return new Set(rows.map((row) => row.checkout_token));
}

function rowOf({ checkout, reportedAt }: CheckoutFact) {
  return {
    checkout_token: checkout.checkoutToken,
    cart_token: checkout.cartToken,
    customer_id: checkout.customerId,
    phone_e164: checkout.phoneE164,
    email: checkout.email,
    first_name: checkout.firstName,
    currency: checkout.currency,
    total_minor: checkout.totalMinor,
    line_items: checkout.lines,
    recover_url: checkout.recoverUrl,
    completed_at: checkout.completedAt,
    store_created_at: checkout.createdAt,
    store_updated_at: checkout.updatedAt,
    state_reported_at: reportedAt,
  };
}

/** The phone numbers from the checkouts of orders, by checkout. */
export async function findCheckoutPhones(
  tx: Tx,
  shopId: number,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (tokens.length === 0) return new Map();
  const { rows } = await sql<{ checkout_token: string; phone_e164: string | null }>`
    select checkout_token, phone_e164 from checkouts
    where shop_id = ${shopId} and checkout_token = any(${[...tokens]}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.checkout_token, row.phone_e164]));
}
