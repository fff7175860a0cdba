import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const CONSENT_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'consent_confirmations',
    key: ['shop_id', 'code'],
    what: 'questions whether somebody wants messages',
    kept: 'until they end',
    isOlder: (than) => sql`expires_at < ${than}`,
  },
];
