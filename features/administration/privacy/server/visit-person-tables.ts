import { sql } from 'kysely';
import { ofSubscriber } from './person-rows.ts';
import type { PersonTable } from './person-table.ts';

/** The tables about a person's browsers, in the order of erasure. */
export const VISIT_PERSON_TABLES: readonly PersonTable[] = [
  { table: 'chat_browsers', title: 'Browsers that belong to your chat', rows: ofSubscriber, erase: 'delete' },
  {
    table: 'cart_links',
    title: 'Carts that came from these browsers',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and (subscriber_id = any(${person.subscriberIds}::uuid[])
        or order_id = any(${person.orderIds}::text[]))`,
    erase: 'delete',
  },
  { table: 'shopper_tokens', title: 'Browsers you are known on', rows: ofSubscriber, erase: 'delete' },
  { table: 'product_views', title: 'Products you looked at', rows: ofSubscriber, erase: 'delete' },
];
