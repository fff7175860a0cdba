import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type RowInvariant } from '#platform/database/invariant.ts';
import { isNamedIn, listNamingTables } from './naming-tables.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The rules that always hold for people, their consent and the rows that name them. */
export const SUBSCRIBER_INVARIANTS: readonly RowInvariant[] = [
  {
    name: 'mergedIdIsUnused',
    holds: 'No row names a subscriber that was merged into another one, once the merge is settled.',
    kind: 'rows',
    async findViolations(db, { since }) {
      const named = sql.join((await listNamingTables(db)).map(isNamedIn), sql` or `);
      const { rows } = await sql<{ id: string }>`
        select u.subscriber_id as id from subscriber_aliases u
        where ${since === null ? sql`true` : sql`u.merged_at >= ${since}`} and (${named})
          and not exists (
            select from unsettled_merges w where w.shop_id = u.shop_id and w.subscriber_id = u.subscriber_id
          )
        limit ${MOST_VIOLATIONS}`.execute(db);
      return rows.map(({ id }) => id);
    },
  },
  {
    name: 'subscriberIdExists',
    holds: 'Each subscriber id in every table belongs to a person.',
    kind: 'whole',
    async findViolations(db) {
      const found: string[] = [];
      for (const table of await listNamingTables(db)) found.push(...(await findUnknownIds(db, table)));
      return found.slice(0, MOST_VIOLATIONS);
    },
  },
  {
    name: 'consentEqualsLedger',
    holds: 'A person has marketing consent if the last entry of their ledger gave it, and only then.',
    kind: 'rows',
    async findViolations(db, { since }) {
      const recent = sql`exists (
        select from consent_ledger r
        where r.shop_id = s.shop_id and r.subscriber_id = s.subscriber_id and r.recorded_at >= ${since})`;
      const { rows } = await sql<{ id: string }>`
        select s.subscriber_id as id from subscribers s
        left join lateral (
          select l.kind from consent_ledger l where l.shop_id = s.shop_id and l.subscriber_id = s.subscriber_id
          order by l.recorded_at desc, l.entry_id desc limit 1
        ) last on true
        where (coalesce(last.kind = 'granted', false) <> s.has_marketing_consent
            or s.stopped_all_at is not null and s.has_marketing_consent)
          and ${since === null ? sql`true` : recent}
        limit ${MOST_VIOLATIONS}`.execute(db);
      return rows.map(({ id }) => id);
    },
  },
  {
    name: 'mergeIsSettled',
    holds: 'Each merge is settled within an hour.',
    kind: 'progress',
    async findViolations(db, { now }) {
      const { rows } = await sql<{ id: string }>`
        select subscriber_id as id from unsettled_merges where merged_at < ${now}::timestamptz - interval '1 hour'
        limit ${MOST_VIOLATIONS}`.execute(db);
      return rows.map(({ id }) => id);
    },
  },
];

/** Ids in a table that belong to nobody: to no person, no unsettled merge and no test number. */
async function findUnknownIds(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.subscriber_id as id from ${sql.table(table)} t
    where t.subscriber_id <> ${NOBODY}
      and not exists (select from subscribers s where s.shop_id = t.shop_id and s.subscriber_id = t.subscriber_id)
      and not exists (select from unsettled_merges w where w.shop_id = t.shop_id and w.subscriber_id = t.subscriber_id)
      and not exists (select from test_recipients r where r.shop_id = t.shop_id and r.recipient_id = t.subscriber_id)
    limit ${MOST_VIOLATIONS}`.execute(db);
  return rows.map(({ id }) => `${table} ${id}`);
}
