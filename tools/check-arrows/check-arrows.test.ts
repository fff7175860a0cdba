import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  cpSync('allowed-arrows.json', path.join(root, 'allowed-arrows.json'));
  allowFeatures({ candles: ['wicks'] });
  plant('features/candles/server/light-candle.ts', [
    "import { trimWick } from '#features/wicks/server/index.ts';",
    "import { Candle } from '../contract/candle.ts';",
    "import { openDatabase } from '#platform/database/database.ts';",
    "import path from 'node:path';",
  ]);
  plant('features/candles/rules/may-light.ts', ["import type { Candle } from '../contract/candle.ts';"]);
  plant('features/candles/server/light-candle.test.ts', [
    "import { createTestDatabase } from '#platform/testing/test-database.ts';",
  ]);
});

afterEach(() => rmSync(root, { recursive: true }));

it('lets the allowed imports pass', () => {
  expect(checkArrows(root)).toEqual([]);
});

it.each([
  ['platform/clock/clock.ts', '#features/candles/contract/candle.ts', 'platform may not import contract'],
  ['platform/clock/clock.ts', '../testing/test-clock.ts', 'platform may not import testing'],
  ['partners/shopify/client.ts', '#features/candles/server/index.ts', 'partners may not import door'],
  ['features/candles/web/page.tsx', '../server/light-candle.ts', 'web may not import server'],
  ['features/candles/web/page.tsx', '#partners/shopify/client.ts', 'web may not import partners'],
  ['features/candles/contract/candle.ts', '../rules/may-light.ts', 'contract may not import rules'],
  ['features/candles/contract/candle.ts', 'node:fs', 'contract may not import Node (node:fs)'],
  ['features/candles/rules/may-light.ts', '#database/schema/rows.ts', 'rules may not import database'],
  [
    'features/candles/server/x.ts',
    '#features/wicks/server/trim-wick.ts',
    'by its door or contract, not its server',
  ],
  ['features/candles/server/x.ts', '#features/wax/server/index.ts', 'may not use features/wax'],
  ['features/candles/server/x.ts', '#platform/testing/test-clock.ts', 'server may not import testing'],
  ['features/candles/server/x.ts', '../../../apps/server/main.ts', 'server may not import server-app'],
  ['apps/sandbox/phone/phone.ts', '#partners/shopify/client.ts', 'sandbox may not import partners'],
  ['apps/sandbox/phone/phone.ts', '#platform/clock/clock.ts', 'sandbox may not import platform'],
  ['apps/server/main.ts', '#apps/sandbox/main.ts', 'server-app may not import sandbox'],
  ['apps/storefront/loader.ts', '#features/candles/contract/candle.ts', 'only types from contract'],
  ['apps/storefront/loader.ts', 'react', 'storefront may not import the package (react)'],
  [
    'features/automations/campaigns/candle/decide.ts',
    '../../server/engine/timers.ts',
    'family may not import server',
  ],
  [
    'features/automations/campaigns/candle/web/panel.tsx',
    '../server/facts.ts',
    'family-web may not import family-server',
  ],
  ['apps/new-thing/main.ts', './other.ts', 'this file is in no room'],
])('forbids %s to import %s', (file, specifier, reason) => {
  plant(file, ['', `import { x } from '${specifier}';`]);
  const [forbidden, ...more] = checkArrows(root);
  expect(more).toEqual([]);
  expect(forbidden).toMatch(`${file}:2 imports ${specifier}: `);
  expect(forbidden).toContain(reason);
});

it.each(["export { x } from '../server/x.ts';", "const x = await import('../server/x.ts');"])(
  'sees %s',
  (line) => {
    plant('features/candles/web/page.tsx', [line]);
    expect(checkArrows(root)).toHaveLength(1);
  },
);

it('lets the storefront import types', () => {
  plant('apps/storefront/loader.ts', ["import type { X } from '#features/candles/contract/candle.ts';"]);
  expect(checkArrows(root)).toEqual([]);
});

it('finds a circle of features, though each arrow is allowed', () => {
  allowFeatures({ candles: ['wicks'], wicks: ['wax'], wax: ['candles'] });
  expect(checkArrows(root)).toEqual([
    'features depend on each other in a circle: candles → wicks → wax → candles',
  ]);
});

function allowFeatures(featureArrows: Record<string, string[]>): void {
  const file = path.join(root, 'allowed-arrows.json');
  const rules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...rules, featureArrows }));
}

function plant(file: string, lines: string[]): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${lines.join('\n')}\n`);
}
