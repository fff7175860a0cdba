import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const THREAD_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'inbox_replies',
    key: ['shop_id', 'message_id'],
    what: 'who of the team wrote a message',
    kept: 'like messages',
    isOlder: (than) => sql`written_at < ${than}`,
  },
  {
    table: 'inbox_waits',
    key: ['shop_id', 'wait_id'],
    what: 'how long somebody waited for an answer',
    kept: 'like messages',
    isOlder: (than) => sql`ended_at < ${than}`,
  },
];
