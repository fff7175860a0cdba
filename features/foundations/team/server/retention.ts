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
    what: 'people who belong to no shop and no agency',
    kept: 'until they end',
    isOlder: (than) =>
      sql`created_at < ${than} and not exists (select from memberships m where m.user_id = users.user_id)
        and not exists (select from agency_people p where p.user_id = users.user_id)`,
  },
  {
    table: 'agency_invitations',
    key: ['shop_id', 'invitation_id'],
    what: 'invitations to agencies that expired',
    kept: { days: 30 },
    isOlder: (than) => sql`expires_at < ${than}`,
  },
  {
    table: 'agency_people_invitations',
    key: ['agency_id', 'invitation_id'],
    what: 'invitations by agencies that expired',
    kept: { days: 30 },
    isOlder: (than) => sql`expires_at < ${than}`,
  },
  {
    table: 'agencies',
    key: ['agency_id'],
    what: 'agencies that work for no shop',
    kept: { days: 400 },
    isOlder: (than) =>
      sql`idle_since < ${than} and not exists (select from agency_shops s where s.agency_id = agencies.agency_id)`,
  },
];
