import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const OPERATION_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'audit_log',
    key: ['shop_id', 'entry_id'],
    what: 'what was done by whom',
    kept: { days: 400 },
    isOlder: (than) => sql`done_at < ${than}`,
  },
];
