import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';
import { LOG_DAYS } from '../contract/delivery-calls.ts';

/** The deliveries of an event are deleted with it. */
export const WEBHOOK_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'shop_events',
    key: ['shop_id', 'event_id'],
    what: 'what webhooks sent to programs of shops',
    kept: { days: LOG_DAYS },
    isOlder: (than) => sql`created_at < ${than}`,
  },
];
