import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const STORE_DATA_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'store_commands',
    key: ['shop_id', 'command_key'],
    what: 'what was done in stores',
    // A key that is gone could be used again: no campaign does after so long.
    kept: { days: 400 },
    isOlder: (than) => sql`settled_at < ${than}`,
  },
];
