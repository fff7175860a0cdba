import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const GENERATOR = path.resolve(import.meta.dirname, '../../node_modules/kysely-codegen/dist/cli/bin.js');

/** The types to which the pool parses values: int8 to number, date to text, numeric to text, timestamptz to Date. */
const PARSING = [
  '--type-mapping',
  '{"int8":"number"}',
  '--date-parser',
  'string',
  '--numeric-parser',
  'string',
];

/** Returns the text of `rows.ts`: an interface for each table, and `DB`, which contains all tables. */
export async function generateRowTypes(databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    GENERATOR,
    '--print',
    // The generator prints its progress to the same stream as the result.
    '--log-level',
    'error',
    '--dialect',
    'postgres',
    '--url',
    databaseUrl,
    // The last two are views for the programs of the previous release.
    '--exclude-pattern',
    '{schema_migrations,past.*,public.{webhook_doors,webhook_door_watch}}',
    ...PARSING,
  ]);
  return `${stdout.trim()}\n`;
}
