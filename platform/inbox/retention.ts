import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const INBOX_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'webhook_inbox',
    key: ['event_id', 'received_at'],
    what: 'webhooks',
    kept: 'like webhooks',
    isOlder: (than) => sql`state = 'done' and received_at < ${than}`,
  },
  {
    table: 'webhook_inbox',
    key: ['event_id', 'received_at'],
    what: 'webhooks that nobody could read',
    kept: { days: 90, butNotShorterThan: 'webhooks' },
    isOlder: (than) => sql`received_at < ${than}`,
  },
  {
    table: 'webhook_deliveries',
    key: ['source', 'delivery_id'],
    what: 'ids of webhooks, by which a repeat is known',
    // Providers retry a webhook for up to a week.
    kept: { days: 8 },
    isOlder: (than) => sql`received_at < ${than}`,
  },
];
