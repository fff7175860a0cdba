import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type Invariant } from '#platform/database/invariant.ts';
import { BY_MONTH, type ByMonth } from '#platform/database/month-partitions.ts';

const MONTHS_AHEAD = 2;

/** The invariants about queues, and about the partitions for coming months. */
export const QUEUE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'timerFires',
    holds: 'No timer is due for more than an hour.',
    kind: 'progress',
    findViolations: (db, { now }) =>
      find(
        db,
        sql`select shop_id || ' ' || timer_key as id from timers
          where given_up_at is null and due_at < ${now}::timestamptz - interval '1 hour'`,
      ),
  },
  {
    name: 'webhookIsRead',
    holds: 'No webhook waits for more than an hour after it is due.',
    kind: 'progress',
    findViolations: (db, { now }) =>
      find(
        db,
        sql`select event_id::text as id from webhook_inbox
          where state = 'new' and due_at < ${now}::timestamptz - interval '1 hour'`,
      ),
  },
  {
    name: 'jobEnds',
    holds: 'No job runs for more than a day, and none failed for good.',
    kind: 'progress',
    findViolations: findStuckJobs,
  },
  {
    name: 'partitionExists',
    holds: 'The partitions of the next two months exist.',
    kind: 'progress',
    findViolations: (db, { now }) => findMissingPartitions(db, now),
  },
];

async function find(db: Database, statement: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${statement} limit ${MOST_VIOLATIONS}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The job tables do not exist before the first server starts. */
async function findStuckJobs(db: Database): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db);
  if (rows[0]?.exists !== true) return [];
  return find(
    db,
    sql`select name || ' ' || id as id from pgboss.job
      where state = 'active' and started_on < clock_timestamp() - interval '1 day' or state = 'failed'`,
  );
}

async function findMissingPartitions(db: Database, now: Date): Promise<string[]> {
  const months = Array.from({ length: MONTHS_AHEAD + 1 }, (_none, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );
  const wanted = (Object.keys(BY_MONTH) as ByMonth[]).flatMap((table) =>
    months.map((month) => `${table}_${month.replace('-', '_')}`),
  );
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${wanted}::text[]) as name where to_regclass(name) is null`.execute(db);
  return rows.map(({ name }) => name);
}
