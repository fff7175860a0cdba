import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

export const SESSION_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'merchant_sessions',
    key: ['session_hash'],
    what: 'logins',
    kept: 'until they end',
    isOlder: (than) => sql`expires_at < ${than}`,
  },
  {
    table: 'pending_logins',
    key: ['secret_hash'],
    what: 'logins that wait for their second step',
    kept: 'until they end',
    isOlder: (than) => sql`expires_at < ${than}`,
  },
  {
    table: 'login_links',
    key: ['token_hash'],
    what: 'links to log in',
    kept: 'until they end',
    isOlder: (than) => sql`expires_at < ${than}`,
  },
];
