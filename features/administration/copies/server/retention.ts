import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

/** A browser repeats a request within seconds, and a person the next day at most. */
const KEPT_DAYS = 7;

export const COPY_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'store_copies',
    key: ['shop_id', 'copy_key'],
    what: 'which copies from other stores were made, for repeated requests',
    kept: { days: KEPT_DAYS },
    isOlder: (than) => sql`copied_at < ${than}`,
  },
];
