import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const AUTOMATION_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'decisions',
    key: ['shop_id', 'decision_id'],
    what: 'what campaigns decided, with the facts',
    kept: { days: 180 },
    isOlder: (than) => sql`decided_at < ${than}`,
  },
  {
    table: 'cod_offers',
    key: ['shop_id', 'order_id'],
    what: 'what was asked of orders in cash',
    // Decisions about an order are read when the same shopper orders again.
    kept: { days: 400 },
    isOlder: (than) => sql`changed_at < ${than}`,
  },
];
