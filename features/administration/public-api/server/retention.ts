import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';
import { REQUEST_KEPT_DAYS } from '../rules/decide-repeat.ts';

export const PUBLIC_API_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'api_requests',
    key: ['shop_id', 'key_id', 'idempotency_key'],
    what: 'which requests of programs were done, for their repetitions',
    kept: { days: REQUEST_KEPT_DAYS },
    isOlder: (than) => sql`started_at < ${than}`,
  },
];
