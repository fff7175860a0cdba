import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const TEAM_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'invitations',
    key: ['shop_id', 'invitation_id'],
    what: 'invitations that expired',
    kept: { days: 30 },
    isOlder: (than) => sql`expires_at < ${than}`,
  },
  {
    table: 'users',
    key: ['user_id'],
    what: 'people who belong to no shop',
    kept: 'until they end',
    isOlder: (than) =>
      sql`created_at < ${than} and not exists (select from memberships m where m.user_id = users.user_id)`,
  },
];
