import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { needsOf } from './migration-needs.ts';
import { isRoutineVersion, readRoutines, ROUTINES_FOLDER } from './routines.ts';
import { listMigrations, MIGRATIONS_FOLDER, UNRELEASED_DATABASE } from './schema-state.ts';

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

/** Where the parts of a schema lie. */
interface SchemaFolders {
  migrations: string;
  routines: string;
}

const SCHEMA_FOLDERS: SchemaFolders = { migrations: MIGRATIONS_FOLDER, routines: ROUTINES_FOLDER };

/** The names of what was applied: files of migrations, and routines as `audiences/note-orders`. */
export interface Applied {
  migrations: string[];
  routines: string[];
}

/**
 * Brings the database up to date: first the migrations that it has not had, in order of their names, each in one
 * transaction together with its row in `schema_migrations`; then, likewise, the routines whose content is not what was
 * applied last. Two starters wait for each other.
 * Throws when a file that was applied before has changed or is missing, or when one fails or another program keeps a
 * table it needs; the ones before it stay. With `only`, the other migrations are left out, and so are all routines if any
 * migration is: they fit the newest tables alone.
 */
export async function migrate(
  databaseUrl: string,
  folders: SchemaFolders = SCHEMA_FOLDERS,
  only: (name: string) => boolean = () => true,
): Promise<Applied> {
  const all = await readMigrations(folders.migrations);
  const migrations = all.filter(({ name }) => only(name));
  const routines = migrations.length === all.length ? await readRoutines(folders.routines) : [];
  const turn = new Client({ connectionString: databaseUrl });
  // It says nothing meanwhile: that it was cut is told by what the other one does.
  turn.on('error', () => undefined);
  const client = new Client({ connectionString: databaseUrl });
  try {
    await Promise.all([turn.connect(), client.connect()]);
    await takeTurn(turn);
    const recorded = await readRecorded(client);
    refuseChangedPast(migrations, recorded.migrations);
    // Programs of the release before go on beside what is applied now; older ones never heard of what those know.
    const before = [...recorded.migrations.keys()].toSorted().at(-1) ?? null;
    const known = migrations.map(({ name }) => name);
    const waiting = migrations.filter(({ name }) => !recorded.migrations.has(name));
    for (const migration of waiting)
      await apply(client, {
        ...migration,
        title: `The migration ${migration.name}`,
        needs: needsOf(migration, before, known),
      });
    const changed = routines.filter(({ name, version }) => recorded.routines.get(name) !== version);
    for (const { name, version, sql } of changed)
      await apply(client, {
        title: `database/routines/${name}.sql`,
        name: version,
        checksum: '',
        sql,
        needs: before ?? known.at(-1) ?? null,
      });
    return { migrations: waiting.map(({ name }) => name), routines: changed.map(({ name }) => name) };
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
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

/** Of the statements: a comment may be reworded after its migration was applied. */
function checksumOf(sql: string): string {
  const statements = sql.replaceAll(/^\s*(--.*)?\n/gm, '');
  return createHash('sha256').update(statements).digest('hex');
}

interface Recorded {
  /** Checksums by name. */
  migrations: Map<string, string>;
  /** The version that was applied last, by the routine's name. */
  routines: Map<string, string>;
}

async function readRecorded(client: Client): Promise<Recorded> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default clock_timestamp(),
      needs text
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by applied_at',
  );
  const [routines, migrations] = [true, false].map((isRoutine) =>
    rows.filter(({ name }) => isRoutineVersion(name) === isRoutine),
  );
  return {
    migrations: new Map(migrations?.map(({ name, checksum }) => [name, checksum])),
    routines: new Map(routines?.map(({ name }) => [name.split('@')[0] ?? '', name])),
  };
}

function refuseChangedPast(migrations: readonly Migration[], recorded: ReadonlyMap<string, string>): void {
  const current = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const [first] = migrations;
  if (first && recorded.size > 0 && !recorded.has(first.name)) {
    throw new Error(UNRELEASED_DATABASE);
  }
  for (const [name, checksum] of recorded) {
    if (!current.has(name)) {
      throw new Error(`The database has had ${name}, which is not here: it belongs to a newer version.`);
    }
    if (current.get(name) !== checksum) {
      throw new Error(`${name} has changed since it was applied. Put it back, and write a new migration.`);
    }
  }
}

interface Step extends Migration {
  /** What a failure names it by. */
  title: string;
  needs: string | null;
}

/** What programs of the release before hold now, they let go of soon. Nothing of a try that failed is left. */
async function apply(client: Client, step: Step): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOnce(client, step);
    } catch (error) {
      if (tries < MOST_TRIES && isLockTimeout(error)) {
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
        continue;
      }
      const reason = isLockTimeout(error)
        ? `another program held one of its tables each of ${MOST_TRIES} times. Stop every Bellbird on this database, then start again.`
        : (error as Error).message;
      throw new Error(`${step.title} failed: ${reason}`, { cause: error });
    }
  }
}

async function applyOnce(client: Client, { name, sql, checksum, needs }: Step): Promise<void> {
  try {
    await client.query('begin');
    // A function may call one of a file that is applied later.
    await setForTransaction(client, {
      lock_timeout: WAIT_FOR_TABLE,
      check_function_bodies: 'off',
      ...WITHOUT_LIMITS,
    });
    await client.query(sql);
    // A routine may become again what it was before.
    await client.query(
      `insert into schema_migrations (name, checksum, needs) values ($1, $2, $3)
       on conflict (name) do update set applied_at = excluded.applied_at`,
      [name, checksum, needs],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
