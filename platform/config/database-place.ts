import path from 'node:path';
import * as z from 'zod';
import { databaseAddress } from './setting-shapes.ts';
import { SettingsError } from './settings-error.ts';

/** Where an installation's data and files are, for commands that start no server. */
export interface DatabasePlace {
  /** Null for the embedded database in the data folder. */
  databaseUrl: string | null;
  /** An absolute path. */
  dataDir: string;
}

const placeVariables = z.object({
  DATABASE_URL: databaseAddress().optional(),
  BELLBIRD_DATA_DIR: z.string().default('./data'),
});

/** Throws SettingsError. */
export function readDatabasePlace(env: Readonly<Record<string, string | undefined>>): DatabasePlace {
  const read = placeVariables.safeParse({
    DATABASE_URL: env['DATABASE_URL']?.trim() || undefined,
    BELLBIRD_DATA_DIR: env['BELLBIRD_DATA_DIR']?.trim() || undefined,
  });
  if (!read.success)
    throw new SettingsError(
      read.error.issues.map(({ path: [variable], message: sentence }) => ({
        variable: String(variable),
        value: undefined,
        sentence,
      })),
    );
  const { DATABASE_URL: databaseUrl = null, BELLBIRD_DATA_DIR: dataDir } = read.data;
  return { databaseUrl, dataDir: path.resolve(dataDir) };
}
