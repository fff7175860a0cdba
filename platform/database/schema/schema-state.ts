import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { isRoutineVersion, readRoutines } from './routines.ts';

/** The folder of the migrations that this program knows. */
export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../../database/migrations');

/**
 * A migration or routine version that a database has, and the migration that a program must know to work beside it;
 * null: itself.
 */
interface Applied {
  name: string;
  needs: string | null;
}

/**
 * `unknown`: another release changed it so that this one must not use it. `behind`: it must be migrated first.
 * `unreleased`: it is from before the first release and lacks its baseline.
 */
export type SchemaState = 'fits' | 'behind' | 'unknown' | 'unreleased';

/** Why a database that was made before the first release cannot be used, and what to do. */
export const UNRELEASED_DATABASE =
  'The database was made before the first release and cannot be brought up to date. Use an empty database; for the demo store, move the data folder away.';

/** The names of a folder's migrations, in the order in which they are applied. */
export async function listMigrations(folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** What a program knows of the schema: its migrations, then the versions of its routines. */
export async function listSchema(): Promise<string[]> {
  const [migrations, routines] = await Promise.all([listMigrations(), readRoutines()]);
  return [...migrations, ...routines.map(({ version }) => version)];
}

/** Whether a program that knows these parts of a schema may work with a database that has those. */
export function judgeSchema(known: readonly string[], applied: readonly Applied[]): SchemaState {
  const had = new Set(applied.map(({ name }) => name));
  const [first] = known;
  if (applied.length > 0 && first !== undefined && !had.has(first)) return 'unreleased';
  const knows = new Set(known);
  const isForeign = ({ name, needs }: Applied) => !knows.has(name) && (needs === null || !knows.has(needs));
  if (applied.some(isForeign)) return 'unknown';
  return known.every((name) => had.has(name)) ? 'fits' : 'behind';
}

/** The migrations among the applied names. */
export function migrationsOf(applied: readonly Applied[]): string[] {
  return applied.map(({ name }) => name).filter((name) => !isRoutineVersion(name));
}

/** What a database has; empty if it was never migrated. */
export async function readApplied(client: Pick<pg.ClientBase, 'query'>): Promise<Applied[]> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return [];
  // As JSON, because a database from before the first release may lack the column.
  const { rows } = await client.query<Applied>(
    `select name, to_jsonb(m) ->> 'needs' as needs from schema_migrations m order by name`,
  );
  return rows;
}

/** What to do about a schema that a program cannot work with; null if it can. */
export function schemaRefusalReason(state: SchemaState): string | null {
  if (state === 'unreleased') return UNRELEASED_DATABASE;
  if (state === 'unknown')
    return 'The database was migrated by a release that this one cannot work beside. Start the newer one in its place.';
  if (state === 'behind') return 'The database has yet to be brought up to date. Run: npm run migrate';
  return null;
}
