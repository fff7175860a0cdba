import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const MEDIA_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'media',
    key: ['shop_id', 'media_id'],
    what: 'names of files that were removed',
    // Caches may keep a file for a year, so its name stays taken until then.
    kept: { days: 400 },
    isOlder: (than) => sql`cleared_at < ${than}`,
  },
];
