import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { needsOf } from './migration-needs.ts';
import { listMigrations, MIGRATIONS_FOLDER } from './schema-state.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const FILE_NAME = /^\d{14}_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as nothing else in this database locks on it. */
const LOCK = 7_266_117;
/** Another starter may be at it; what stands in the way of a migration is a program that should have been stopped. */
const WAIT_FOR_STARTER = '10min';
/** While a migration waits for a table, everybody who wants the table waits behind it: better often than long. */
const WAIT_FOR_TABLE = '2s';
const MOST_TRIES = 15;
const BETWEEN_TRIES_MS = 300;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
/** A role may have limits for what servers do: a migration takes as long as it takes. */
const WITHOUT_LIMITS = {
  idle_in_transaction_session_timeout: '0',
  statement_timeout: '0',
  transaction_timeout: '0',
};

/**
 * Brings the database up to date: the SQL files that it has not had, in order of their names, each in one
 * transaction together with its row in `schema_migrations`. Two starters wait for each other.
 * Throws when a file that was applied before has changed or is missing, or when one fails or another program keeps a
 * table it needs; the ones before it stay. With `only` the others are as if they were not there.
 */
export async function migrate(
  databaseUrl: string,
  folder: string = MIGRATIONS_FOLDER,
  only: (name: string) => boolean = () => true,
): Promise<{ applied: string[] }> {
  const migrations = (await readMigrations(folder)).filter(({ name }) => only(name));
  const turn = new Client({ connectionString: databaseUrl });
  // It says nothing meanwhile: that it was cut is told by what the other one does.
  turn.on('error', () => undefined);
  const client = new Client({ connectionString: databaseUrl });
  try {
    await Promise.all([turn.connect(), client.connect()]);
    await takeTurn(turn);
    const recorded = await readRecorded(client);
    refuseChangedPast(migrations, recorded);
    const waiting = migrations.filter(({ name }) => !recorded.has(name));
    // Programs of the release before go on beside what is applied now; older ones never heard of what those know.
    const before = [...recorded.keys()].toSorted().at(-1) ?? null;
    if (waiting.length > 0)
      await client.query('alter table schema_migrations add column if not exists needs text');
    const known = migrations.map(({ name }) => name);
    for (const migration of waiting)
      await applyPatiently(client, migration, needsOf(migration, before, known));
    return { applied: waiting.map(({ name }) => name) };
  } finally {
    await Promise.all([turn.end(), client.end()]);
  }
}

/**
 * The lock is that of a transaction, which stays open on a connection of its own until the end: a pooler in between
 * gives a connection that has none to somebody else, with whatever it holds.
 */
async function takeTurn(turn: Client): Promise<void> {
  try {
    await turn.query('begin');
    await setForTransaction(turn, { lock_timeout: WAIT_FOR_STARTER, ...WITHOUT_LIMITS });
    await turn.query('select pg_advisory_xact_lock($1)', [LOCK]);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(
      `Another program has been bringing this database up to date for ${WAIT_FOR_STARTER}. See what it waits for.`,
      { cause: error },
    );
  }
}

async function setForTransaction(client: Client, settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, true) where current_setting($1, true) is not null', [
      name,
      value,
    ]);
}

function isLockTimeout(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = await listMigrations(folder);
  return Promise.all(
    names.map(async (name) => {
      if (!FILE_NAME.test(name)) {
        throw new Error(`The migration ${name} is misnamed. Call it YYYYMMDDHHMMSS_what_it_does.sql.`);
      }
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readRecorded(client: Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseChangedPast(migrations: Migration[], recorded: Map<string, string>): void {
  const current = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of recorded) {
    if (!current.has(name)) {
      throw new Error(`The database has had ${name}, which is not here: it belongs to a newer version.`);
    }
    if (current.get(name) !== checksum) {
      throw new Error(`${name} has changed since it was applied. Put it back, and write a new migration.`);
    }
  }
}

/** What programs of the release before hold now, they let go of soon. Nothing of a try that failed is left. */
async function applyPatiently(client: Client, migration: Migration, needs: string | null): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration, needs);
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof Error) || !isLockTimeout(error.cause)) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  }
}

async function apply(
  client: Client,
  { name, sql, checksum }: Migration,
  needs: string | null,
): Promise<void> {
  try {
    await client.query('begin');
    await setForTransaction(client, { lock_timeout: WAIT_FOR_TABLE, ...WITHOUT_LIMITS });
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum, needs) values ($1, $2, $3)', [
      name,
      checksum,
      needs,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = isLockTimeout(error)
      ? `another program held one of its tables each of ${MOST_TRIES} times. Stop every Bellbird on this database, then start again.`
      : (error as Error).message;
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: error });
  }
}
