import { sql } from 'kysely';
import { ofSubscriber } from './person-rows.ts';
import type { PersonTable } from './person-table.ts';

/** The tables about a person's browsers, in the order of erasure. */
export const VISIT_PERSON_TABLES: readonly PersonTable[] = [
  { table: 'chat_browsers', rows: ofSubscriber, erase: 'delete' },
  {
    table: 'cart_links',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and (subscriber_id = any(${person.subscriberIds}::uuid[])
        or order_id = any(${person.orderIds}::text[]))`,
    erase: 'delete',
  },
  { table: 'shopper_tokens', rows: ofSubscriber, erase: 'delete' },
  { table: 'product_views', rows: ofSubscriber, erase: 'delete' },
];
