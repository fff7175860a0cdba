import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const DISCOUNT_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'store_discounts',
    key: ['shop_id', 'percent_hundredths', 'ends_at'],
    what: 'discounts that ended',
    // A code of it may still wait with a message that is checked for the last time.
    kept: { days: 30 },
    isOlder: (than) => sql`ends_at < ${than}`,
  },
];
