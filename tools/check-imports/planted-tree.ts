import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of a small tree of three features without violations, until a test adds one. */
export let root: string;

/** Creates a tree without violations. */
export function plantTree(): void {
  root = mkdtempSync(path.join(tmpdir(), 'imports-'));
  cpSync('import-rules.json', path.join(root, 'import-rules.json'));
  allow({ featureImports: { candles: ['wicks'] }, memberNames: {} });
  giveTables({ flames: 'candles', threads: 'wicks', drops: 'wax', notes: 'platform/clock' });
  plant('features/foundations/candles/server/light-candle.ts', [
    "import { trimWick } from '#features/foundations/wicks/server/index.ts';",
    "import { Candle } from '../contract/candle.ts';",
    "import { openDatabase } from '#platform/database/database.ts';",
    "import path from 'node:path';",
  ]);
  plant('features/foundations/candles/rules/may-light.ts', [
    "import type { Candle } from '../contract/candle.ts';",
  ]);
  plant('features/foundations/candles/server/light-candle.test.ts', [
    "import { createTestDatabase } from '#platform/testing/test-database.ts';",
    "import { openServer } from '#tools/test-environment/open-server.ts';",
    'sql`delete from threads`;',
  ]);
  plant('features/foundations/candles/web/page.component.test.tsx', [
    "import { WICK } from '#features/foundations/wax/testing/sample-wax.ts';",
  ]);
  plant('features/foundations/candles/web/page.tsx', [
    "import { WickField } from '#features/foundations/wicks/web/index.ts';",
  ]);
  plant('features/foundations/candles/testing/sample-candle.ts', [
    "import { WICK } from '#features/foundations/wicks/testing/sample-wick.ts';",
  ]);
  plant('features/foundations/candles/server/flame-queries.ts', [
    "db.selectFrom('flames').innerJoin('threads as t', 'a', 'b');",
    'sql`update flames set lit = true from notes for update`;',
    "const sentence = 'Drops are told of from there';",
  ]);
  plant('features/foundations/wicks/server/index.ts', ["db.insertInto('threads').values({});"]);
  plant('features/foundations/wax/server/index.ts', ["db.deleteFrom('drops');"]);
  plant('platform/clock/clock.ts', ["db.updateTable('notes');"]);
}

export function removeTree(): void {
  rmSync(root, { recursive: true });
}

/** Creates these tables and sets their owners. */
export function giveTables(owners: Record<string, string>, exceptions: object[] = []): void {
  plant('database/table-owners.json', [JSON.stringify({ owners, exceptions })]);
  for (const table of Object.keys(owners)) plant(`database/schema/${table}.txt`, [table]);
}

/** Changes these parts of the tree's `import-rules.json`. */
export function allow(changed: object): void {
  const file = path.join(root, 'import-rules.json');
  const rules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...rules, ...changed }));
}

/** Writes a file in the tree. */
export function plant(file: string, lines: string[]): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${lines.join('\n')}\n`);
}
