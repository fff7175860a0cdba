import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const OPT_IN_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'experiment_visitors',
    key: ['shop_id', 'experiment_id', 'visitor'],
    what: 'visitors of experiments',
    // Afterwards an experiment shows which design was kept, without figures.
    kept: { days: 90 },
    isOlder: (than) => sql`seen_at < ${than}`,
  },
  {
    table: 'tool_prizes',
    key: ['shop_id', 'prize_id'],
    what: 'prizes that were won',
    // A code that is valid for a year has expired by then.
    kept: { days: 400 },
    isOlder: (than) => sql`won_at < ${than}`,
  },
];
