import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const VISIT_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'chat_browsers',
    key: ['shop_id', 'token_hash'],
    what: 'browsers that belong to Messenger chats',
    kept: 'until they end',
    isOlder: (than) => sql`expires_at < ${than}`,
  },
  {
    table: 'product_views',
    key: ['shop_id', 'subscriber_id', 'product_id'],
    what: 'what known shoppers looked at',
    kept: { days: 180 },
    isOlder: (than) => sql`greatest(last_viewed_at, last_carted_at) < ${than}`,
  },
  {
    table: 'shopper_tokens',
    key: ['shop_id', 'token_hash'],
    what: 'browsers of known shoppers',
    kept: { days: 400 },
    isOlder: (than) => sql`seen_at < ${than}`,
  },
];
