import type pg from 'pg';
import { PROTECTED_TABLES } from '#database/schema/protected-tables.ts';

/**
 * What isolates one shop's rows from another's, what identifies the encryption key, and whether the database accepts
 * writes.
 */
export interface TenantIsolation {
  /** A standby does not, nor does a primary that was made read-only before a switch-over. */
  takesWrites: boolean;
  hasRole: boolean;
  /** Tables without row-level security. */
  unprotected: number;
  /** Null in a database on which no server was ever started. */
  sealed: Buffer | null;
}

/** Reads them in one statement. */
export async function readTenantIsolation(client: Pick<pg.ClientBase, 'query'>): Promise<TenantIsolation> {
  const { rows } = await client.query<TenantIsolation>(WALLS, [PROTECTED_TABLES]);
  return (
    rows[0] ?? { takesWrites: false, hasRole: false, unprotected: PROTECTED_TABLES.length, sealed: null }
  );
}

const WALLS = `
select
  current_setting('transaction_read_only') = 'off' as "takesWrites",
  exists(
    select from pg_roles r where r.rolname = 'bellbird_shop' and pg_has_role(current_user, r.oid, 'member')
  ) as "hasRole",
  (
    select count(*)::int from unnest($1::text[]) as wanted(name)
    where not exists (
      select from pg_class c join pg_policy p on p.polrelid = c.oid
      where c.oid = to_regclass(wanted.name) and c.relrowsecurity
    )
  ) as unprotected,
  (select check_sealed from installation) as sealed`;
