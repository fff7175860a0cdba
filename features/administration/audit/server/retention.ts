import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

/**
 * The steps that remove old rows run as the owner of the database. A shop's own role can add entries and read them, and
 * nobody can change one: `database/routines/audit/append-only.sql`.
 */
export const AUDIT_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'audit_log',
    key: ['shop_id', 'entry_id'],
    what: 'what was done by whom',
    kept: 'like the audit log',
    isOlder: (than) => sql`done_at < ${than}`,
  },
];
