import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const EXPORT_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'exports',
    key: ['shop_id', 'export_id'],
    what: 'exports, whose files go before',
    kept: { days: 90 },
    isOlder: (than) => sql`created_at < ${than} and file_key is null and state not in ('queued', 'running')`,
  },
];
