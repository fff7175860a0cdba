import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/**
 * Tables with a partition for each month (UTC), by the column that decides. `distinctValues` is what the planner assumes
 * until a new partition is analysed (-1: all are different). Without it, PostgreSQL 18 finds a message by shop and time,
 * because that index is smaller, and reads every message that was written in the same moment.
 */
export const BY_MONTH = {
  // Every message is written again when it is sent: see the migration that left space in its pages.
  messages: {
    column: 'created_at',
    fillfactor: 50,
    distinctValues: { shop_id: 10, created_at: 10, message_id: -1 },
  },
  webhook_inbox: { column: 'received_at', fillfactor: 100, distinctValues: {} },
} as const;
export type ByMonth = keyof typeof BY_MONTH;

/** The longest that other queries wait behind us for a table that a long-running reader has locked. */
const LOCK_MS = 200;
/** Any number that nothing else uses for an advisory lock. */
const TURN = 7_266_118;
const CHECK_VIOLATION = '23514';

/**
 * Creates the partition for the month of `day`, unless it exists. Attaching it locks the default partition for a moment
 * only: that it has no rows of the new month is proved beforehand without blocking anybody, and the lock is requested
 * for at most `LOCK_MS`. Throws if it was not available; try again later. A month whose rows are already in the default
 * partition stays there, and this returns false.
 */
export async function makeMonthPart(db: Database, table: ByMonth, day: Date, now: Date): Promise<boolean> {
  const part = describePart(table, day);
  if (await inTurn(db, (tx) => isAttached(tx, part))) return true;
  try {
    // Not for the current month: its rows must find a place until the partition exists.
    if (part.startsAt > now) await proveElsewhere(db, part);
    await inTurn(db, (tx) => attach(tx, table, part));
    return true;
  } catch (error) {
    await inTurn(db, (tx) => dropProof(tx, part)).catch(() => undefined);
    if (error instanceof Error && 'code' in error && error.code === CHECK_VIOLATION) return false;
    throw error;
  }
}

/**
 * Removes the partitions that end before `before`. They are detached first, so that nobody waits for their removal.
 * Returns their names. Throws if the table was in use all the time; try again later.
 */
export async function dropMonthParts(db: Database, table: ByMonth, before: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(db);
  const past = rows.map(({ name }) => name).filter((name) => endOfPart(table, name) <= before.getTime());
  for (const name of past) {
    await inTurn(db, (tx) =>
      sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(tx),
    );
    await inTurn(db, (tx) => sql`drop table ${sql.table(name)}`.execute(tx));
  }
  return past;
}

/** In milliseconds since 1970; infinite for the default partition. */
function endOfPart(table: ByMonth, name: string): number {
  const [, year, month] = /^_(\d{4})_(\d{2})$/.exec(name.slice(table.length)) ?? [];
  return year === undefined ? Number.POSITIVE_INFINITY : Date.UTC(Number(year), Number(month));
}

type Part = ReturnType<typeof describePart>;

function describePart(table: ByMonth, day: Date) {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const name = `${table}_${year}_${String(month + 1).padStart(2, '0')}`;
  const startOf = (at: number) => sql.lit(new Date(Date.UTC(year, at)).toISOString());
  return {
    relation: name,
    name: sql.table(name),
    parent: sql.table(table),
    rest: sql.table(`${table}_default`),
    proof: sql.ref(`not_in_${name}`),
    column: sql.ref(BY_MONTH[table].column),
    from: startOf(month),
    to: startOf(month + 1),
    startsAt: new Date(Date.UTC(year, month)),
  };
}

/** Callers run one after another, each step in its own transaction. */
function inTurn<Result>(db: Database, step: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${TURN})`.execute(tx);
    await sql`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`.execute(tx);
    return step(tx);
  });
}

async function isAttached(tx: Tx, { relation }: Part): Promise<boolean> {
  const { rows } = await sql`select from pg_inherits where inhrelid = to_regclass(${relation})`.execute(tx);
  return rows.length > 0;
}

/** The default partition is read in a separate step, under a lock that blocks nobody. */
async function proveElsewhere(db: Database, part: Part): Promise<void> {
  await inTurn(db, async (tx) => {
    await dropProof(tx, part);
    await sql`alter table ${part.rest} add constraint ${part.proof}
      check (not (${part.column} >= ${part.from} and ${part.column} < ${part.to})) not valid`.execute(tx);
  });
  await inTurn(db, (tx) => sql`alter table ${part.rest} validate constraint ${part.proof}`.execute(tx));
}

async function attach(tx: Tx, table: ByMonth, part: Part): Promise<void> {
  if (await isAttached(tx, part)) return;
  const { fillfactor } = BY_MONTH[table];
  await sql`create table ${part.name} (like ${part.parent} including all) with (fillfactor = ${sql.lit(fillfactor)})`.execute(
    tx,
  );
  await sql`alter table ${part.parent} attach partition ${part.name} for values from (${part.from}) to (${part.to})`.execute(
    tx,
  );
  await assumeDistinct(tx, part, BY_MONTH[table].distinctValues);
  await dropProof(tx, part);
}

/** PostgreSQL 16 and 17 have no such function, and do not search an index without its middle column. */
async function assumeDistinct(tx: Tx, part: Part, values: Readonly<Record<string, number>>): Promise<void> {
  const { rows } = await sql<{ can: boolean }>`
    select current_setting('server_version_num')::int >= 180000 as can`.execute(tx);
  if (!rows[0]?.can) return;
  for (const [column, distinct] of Object.entries(values))
    await sql`
      select pg_restore_attribute_stats(
        'schemaname', current_schema()::text, 'relname', ${part.relation}::text, 'attname', ${column}::text,
        'inherited', false, 'null_frac', 0::real, 'avg_width', 8, 'n_distinct', ${distinct}::real)`.execute(
      tx,
    );
}

async function dropProof(tx: Tx, part: Part): Promise<void> {
  await sql`alter table ${part.rest} drop constraint if exists ${part.proof}`.execute(tx);
}
