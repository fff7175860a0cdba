import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const MAIL_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'mails',
    key: ['shop_id', 'mail_id'],
    what: 'e-mails that were sent or given up',
    kept: { days: 90 },
    isOlder: (than) => sql`created_at < ${than} and state in ('sent', 'unknown', 'failed')`,
  },
];
