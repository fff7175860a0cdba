import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of functions, triggers and views, with one folder for each owner. */
export const ROUTINES_FOLDER = path.resolve(import.meta.dirname, '../../../database/routines');

/** A file of functions, triggers or views, which may be applied again at any time. */
export interface Routine {
  /** Owner and file: `audiences/note-orders`. */
  name: string;
  /**
   * The name with a hash of the content: `audiences/note-orders@3f2a…`. A version that a database has is not applied
   * again.
   */
  version: string;
  sql: string;
}

/** The routines of a folder, sorted by name, which is the order in which they are applied. */
export async function readRoutines(folder: string = ROUTINES_FOLDER): Promise<Routine[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8');
      const name = file.replaceAll(path.sep, '/').replace(/\.sql$/, '');
      return { name, sql, version: `${name}@${createHash('sha256').update(sql).digest('hex')}` };
    }),
  );
}

/** Whether one of the applied names is a routine's version, and not a migration. */
export function isRoutineVersion(name: string): boolean {
  return name.includes('@');
}
