import { sql } from 'kysely';
import { nothingIn } from './person-rows.ts';
import type { PersonTable } from './person-table.ts';

/** The tables of store data that name people, in the order of erasure. */
export const STORE_PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'fulfilments',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    // A tracking number leads to the recipient.
    erase: nothingIn('tracking_number', 'tracking_url'),
  },
  {
    table: 'orders',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: {
      ...nothingIn(
        'customer_id',
        'phone_e164',
        'email',
        'first_name',
        'landing_site',
        'checkout_token',
        'cart_token',
      ),
      ...nothingIn('status_url'),
      note_attributes: sql`'{}'`,
    },
  },
  {
    table: 'sync_lines',
    rows: ({ shopId, customerIds, orderIds }) => sql`shop_id = ${shopId} and (
      customer_id = any(${customerIds}::text[])
      or object_id = any(${orderIds.map((id) => `gid://shopify/Order/${id}`)}::text[])
      or parent_id = any(${orderIds.map((id) => `gid://shopify/Order/${id}`)}::text[]))`,
    erase: 'delete',
  },
  {
    table: 'checkouts',
    rows: ({ shopId, checkoutTokens }) =>
      sql`shop_id = ${shopId} and checkout_token = any(${checkoutTokens}::text[])`,
    erase: 'delete',
  },
  {
    table: 'customers',
    rows: ({ shopId, customerIds, phones, emails }) =>
      sql`shop_id = ${shopId} and (customer_id = any(${customerIds}::text[])
        or phone_e164 = any(${phones}::text[]) or lower(email) = any(${emails}::text[]))`,
    erase: 'delete',
  },
];
