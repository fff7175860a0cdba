import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const STORE_DATA_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'store_commands',
    key: ['shop_id', 'command_key'],
    what: 'what was done in stores',
    // A deleted key could be used again. No campaign does so after this long.
    kept: { days: 400 },
    isOlder: (than) => sql`settled_at < ${than}`,
  },
];
