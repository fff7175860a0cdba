import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { listMigrations, MIGRATIONS_FOLDER } from './schema-state.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const FILE_NAME = /^\d{14}_[a-z0-9_]+\.sql$/;
/** Any number will do, as long as nothing else in this database locks on it. */
const LOCK = 7_266_117;
/** The words of a migration that takes away what the release before still uses. */
const BREAKS_RELEASE_BEFORE = /^-- Not beside the release before\b/m;
/** Another starter may be at it; what stands in the way of a migration is a program that should have been stopped. */
const WAIT_FOR_STARTER = '10min';
const WAIT_FOR_TABLE = '30s';
const LOCK_NOT_AVAILABLE = '55P03';

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
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeTurn(client);
    const recorded = await readRecorded(client);
    refuseChangedPast(migrations, recorded);
    const waiting = migrations.filter(({ name }) => !recorded.has(name));
    // Programs of the release before go on beside what is applied now; older ones never heard of what those know.
    const before = [...recorded.keys()].toSorted().at(-1) ?? null;
    if (waiting.length > 0)
      await client.query('alter table schema_migrations add column if not exists needs text');
    for (const migration of waiting) await apply(client, migration, before);
    return { applied: waiting.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** The lock is the connection's, and goes with it. */
async function takeTurn(client: Client): Promise<void> {
  try {
    await client.query("select set_config('lock_timeout', $1, false)", [WAIT_FOR_STARTER]);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query("select set_config('lock_timeout', $1, false)", [WAIT_FOR_TABLE]);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new Error(
      `Another program has been bringing this database up to date for ${WAIT_FOR_STARTER}. See what it waits for.`,
      { cause: error },
    );
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
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

async function apply(
  client: Client,
  { name, sql, checksum }: Migration,
  before: string | null,
): Promise<void> {
  const needs = BREAKS_RELEASE_BEFORE.test(sql) ? name : before;
  try {
    await client.query('begin');
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
      ? `another program has held one of its tables for ${WAIT_FOR_TABLE}. Stop every Bellbird on this database, then start again.`
      : (error as Error).message;
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: error });
  }
}
