import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const IMPORT_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'imports',
    key: ['shop_id', 'import_id'],
    what: 'imports that came to nothing',
    kept: { days: 90 },
    isOlder: (than) => sql`created_at < ${than} and state in ('failed', 'cancelled') and population = 0
      and file_key is null and errors_key is null`,
  },
];
