import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const SECOND_FACTOR_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'passkey_challenges',
    key: ['browser_hash'],
    what: 'challenges for passkeys',
    kept: 'until they end',
    isOlder: (than) => sql`expires_at < ${than}`,
  },
];
