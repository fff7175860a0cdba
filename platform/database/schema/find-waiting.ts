import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { needsOf } from './migration-needs.ts';
import { isRoutineVersion, readRoutines, ROUTINES_FOLDER } from './routines.ts';
import { listMigrations, MIGRATIONS_FOLDER, UNRELEASED_DATABASE } from './schema-state.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const FILE_NAME = /^\d{14}_[a-z0-9_]+\.sql$/;
/** The folders of the schema's parts. */
export interface SchemaFolders {
  migrations: string;
  routines: string;
}

const SCHEMA_FOLDERS: SchemaFolders = { migrations: MIGRATIONS_FOLDER, routines: ROUTINES_FOLDER };

/** The names of applied parts: files of migrations, and routines as `audiences/note-orders`. */
export interface Applied {
  migrations: string[];
  routines: string[];
}

/** A migration or a routine to apply. */
export interface Step extends Migration {
  /** The name in an error message. */
  title: string;
  needs: string | null;
}

/**
 * Returns the parts that a database lacks, in the order in which they are applied. With `only`, the other migrations
 * are skipped, and so are all routines if any migration is skipped, because routines fit only the newest tables. Throws
 * if an applied file has changed or is missing.
 */
export async function findWaiting(
  client: Client,
  folders: SchemaFolders = SCHEMA_FOLDERS,
  only: (name: string) => boolean = () => true,
): Promise<Applied & { steps: Step[] }> {
  const all = await readMigrations(folders.migrations);
  const migrations = all.filter(({ name }) => only(name));
  const routines = migrations.length === all.length ? await readRoutines(folders.routines) : [];
  const recorded = await readRecorded(client);
  refuseChangedPast(migrations, recorded.migrations);
  // Programs of the previous release can run beside these parts; older ones do not know the schema.
  const before = [...recorded.migrations.keys()].toSorted().at(-1) ?? null;
  const known = migrations.map(({ name }) => name);
  const waiting = migrations.filter(({ name }) => !recorded.migrations.has(name));
  const changed = routines.filter(({ name, version }) => recorded.routines.get(name) !== version);
  return {
    migrations: waiting.map(({ name }) => name),
    routines: changed.map(({ name }) => name),
    steps: [
      ...waiting.map((migration) => ({
        ...migration,
        title: `The migration ${migration.name}`,
        needs: needsOf(migration, before, known),
      })),
      ...changed.map(({ name, version, sql }) => ({
        title: `database/routines/${name}.sql`,
        name: version,
        checksum: '',
        sql,
        needs: before ?? known.at(-1) ?? null,
      })),
    ],
  };
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

/** The checksum covers only statements, because a comment may change after the migration was applied. */
function checksumOf(sql: string): string {
  const statements = sql.replaceAll(/^\s*(--.*)?\n/gm, '');
  return createHash('sha256').update(statements).digest('hex');
}

interface Recorded {
  /** Checksums by name. */
  migrations: Map<string, string>;
  /** The version that was applied last, by name. */
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
