import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const GENERATOR = path.resolve(import.meta.dirname, '../../node_modules/kysely-codegen/dist/cli/bin.js');

/** What the pool parses, as it parses it: int8 to number, date to text, numeric to text, timestamptz to Date. */
const PARSING = [
  '--type-mapping',
  '{"int8":"number"}',
  '--date-parser',
  'string',
  '--numeric-parser',
  'string',
];

/** The text of `rows.ts`: one interface for each table, and `DB`, which has them all. */
export async function generateRowTypes(databaseUrl: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    GENERATOR,
    '--print',
    // It prints what it does to the same stream.
    '--log-level',
    'error',
    '--dialect',
    'postgres',
    '--url',
    databaseUrl,
    '--exclude-pattern',
    '{schema_migrations,past.*}',
    ...PARSING,
  ]);
  return `${stdout.trim()}\n`;
}
