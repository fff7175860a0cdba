import { sql } from 'kysely';
import { RESTORABLE_DAYS } from '#platform/clock/restorable-since.ts';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const BROADCAST_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'deleted_drafts',
    key: ['shop_id', 'broadcast_id'],
    what: 'deleted drafts that can be restored',
    kept: { days: RESTORABLE_DAYS },
    isOlder: (than) => sql`deleted_at < ${than}`,
  },
];
