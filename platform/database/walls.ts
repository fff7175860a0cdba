import type pg from 'pg';
import { PROTECTED_TABLES } from '#database/schema/protected-tables.ts';

/** What keeps one shop's rows from another, what the encryption key is known by, and whether anything can be kept. */
export interface Walls {
  /** A standby does not, nor does a primary that was made read-only for one to take over. */
  takesWrites: boolean;
  hasRole: boolean;
  /** Tables that every shop could read of every other. */
  unprotected: number;
  /** Null in a database that no server was ever started on. */
  sealed: Buffer | null;
}

/** Reads them in one statement. */
export async function readTenantIsolation(client: Pick<pg.ClientBase, 'query'>): Promise<Walls> {
  const { rows } = await client.query<Walls>(WALLS, [PROTECTED_TABLES]);
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
