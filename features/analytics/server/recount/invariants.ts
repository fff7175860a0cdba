import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type Invariant } from '#platform/database/invariant.ts';
import { daysFromRows, keptDays, RECOUNTED } from './counted-from-rows.ts';

/** What must be true of the figures that dashboards read. */
export const FIGURE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'dailyFiguresEqualRecount',
    holds: 'Each daily figure equals a count of the rows.',
    kind: 'recount',
    async findViolations(db) {
      const messagesFrom = await findFirstDay(db);
      const shops = await db.selectFrom('shops').select('shop_id').orderBy('shop_id').execute();
      const found: string[] = [];
      for (const { shop_id: shopId } of shops)
        found.push(...(await compareDays(db, { shopId, messagesFrom })));
      return found.slice(0, MOST_VIOLATIONS);
    },
  },
];

/** The first day whose messages cannot have been thrown away by age, which goes by month. */
async function findFirstDay(db: Database): Promise<string> {
  const { rows } = await sql<{ first: string | null }>`
    select to_char(to_date(substring(min(relname) from '\\d{4}_\\d{2}$'), 'YYYY_MM') + 1, 'YYYY-MM-DD') as first
    from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'messages'::regclass and relname ~ '\\d{4}_\\d{2}$'`.execute(db);
  return rows[0]?.first ?? '0001-01-01';
}

/** One statement for a shop, which sees one moment: figures and rows change in the same transactions. */
async function compareDays(
  db: Database,
  recounted: { shopId: number; messagesFrom: string },
): Promise<string[]> {
  const isDifferent = sql.join(
    RECOUNTED.map((name) => sql`coalesce(n.${sql.ref(name)}, 0) <> coalesce(k.${sql.ref(name)}, 0)`),
    sql` or `,
  );
  const { rows } = await sql<{ id: string }>`
    select concat_ws(' ', ${recounted.shopId}::text, day, channel, source_kind, source_type, source_id) as id
    from (${keptDays(recounted)}) k full join (${daysFromRows(recounted)}) n
      using (day, channel, source_kind, source_type, source_id)
    where ${isDifferent} limit ${MOST_VIOLATIONS}`.execute(db);
  return rows.map(({ id }) => id);
}
