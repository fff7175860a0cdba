import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { describeSchema } from './describe-schema.ts';
import { SCHEMA_FOLDER } from './schema-folder.ts';

it('database/schema matches the migrations (if not, run npm run generate-schema)', async () => {
  const database = await createTestDatabase();
  const generated = await describeSchema(database.url);
  await database.drop();
  const kept = filesInGit();
  expect(Object.keys(kept).toSorted()).toEqual([...generated.keys()].toSorted());
  for (const [name, text] of generated) expect(kept[name], name).toBe(text);
});

function filesInGit(): Record<string, string> {
  const names = readdirSync(SCHEMA_FOLDER);
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(SCHEMA_FOLDER, name), 'utf8')]),
  );
}
