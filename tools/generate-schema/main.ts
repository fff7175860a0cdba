import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { SCHEMA_FOLDER } from './schema-folder.ts';

const postgres = await startEmbeddedPostgres({ throwaway: true });
try {
  await migrate(postgres.url);
  replaceFiles(await describeSchema(postgres.url));
} finally {
  await postgres.stop();
}

function replaceFiles(files: Map<string, string>): void {
  mkdirSync(SCHEMA_FOLDER, { recursive: true });
  for (const name of readdirSync(SCHEMA_FOLDER)) {
    if (!files.has(name)) rmSync(path.join(SCHEMA_FOLDER, name));
  }
  for (const [name, text] of files) writeFileSync(path.join(SCHEMA_FOLDER, name), text);
  console.log(`${files.size} files written to database/schema.`);
}
