import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const CHANNEL_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'provider_notices',
    key: ['shop_id', 'notice_id'],
    what: 'what providers told of numbers and templates',
    kept: { days: 90 },
    isOlder: (than) => sql`reported_at < ${than}`,
  },
];
