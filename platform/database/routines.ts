import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the functions, triggers and views lie, in one folder for each feature that owns them. */
export const ROUTINES_FOLDER = path.resolve(import.meta.dirname, '../../database/routines');

/** A file of functions, triggers or views, which may be applied again at any time. */
export interface Routine {
  /** Owner and file: `audiences/note-orders`. */
  name: string;
  /** The name with a hash of the content: `audiences/note-orders@3f2a…`. One that a database has had, it need not have again. */
  version: string;
  sql: string;
}

/** The routines of a folder, in the order of their names, which is the order in which they are applied. */
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

/** Whether a name among what a database has had is a routine's version, and not a migration's. */
export function isRoutineVersion(name: string): boolean {
  return name.includes('@');
}
