import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const SUBSCRIBER_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'cart_links',
    key: ['shop_id', 'cart_token'],
    what: 'carts of people in Messenger',
    kept: { days: 180 },
    isOlder: (than) => sql`linked_at < ${than} and order_id is null`,
  },
  {
    table: 'cart_links',
    key: ['shop_id', 'cart_token'],
    what: 'ordered carts of people in Messenger',
    // The owner of an ordered cart is needed as long as its messages may be credited.
    kept: 'like messages',
    isOlder: (than) => sql`linked_at < ${than} and order_id is not null`,
  },
];
