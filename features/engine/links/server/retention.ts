import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const LINK_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'link_requests',
    key: ['shop_id', 'message_id', 'kind'],
    what: 'requests of links that nobody clicked',
    kept: { days: 90 },
    isOlder: (than) => sql`last_at < ${than}`,
  },
  {
    table: 'touches',
    key: ['shop_id', 'touch_id'],
    what: 'what people did with messages',
    kept: 'like messages',
    isOlder: (than) => sql`touched_at < ${than}`,
  },
];
