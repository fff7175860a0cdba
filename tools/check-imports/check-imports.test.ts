import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkImports } from './check-imports.ts';
import { allow, plant, plantTree, removeTree, root } from './planted-tree.ts';

beforeEach(plantTree);
afterEach(removeTree);

it('allows the imports that the rules allow', () => {
  expect(checkImports(root)).toEqual([]);
});

it.each([
  [
    'platform/clock/clock.ts',
    '#features/foundations/candles/contract/candle.ts',
    'platform may not import contract',
  ],
  ['platform/clock/clock.ts', '../testing/test-clock.ts', 'platform may not import testing'],
  [
    'partners/shopify/client.ts',
    '#features/foundations/candles/server/index.ts',
    'partners may not import public-api',
  ],
  ['features/foundations/candles/web/page.tsx', '../server/light-candle.ts', 'web may not import server'],
  ['features/foundations/candles/web/page.tsx', '#partners/shopify/client.ts', 'web may not import partners'],
  [
    'features/foundations/candles/contract/candle.ts',
    '../rules/may-light.ts',
    'contract may not import rules',
  ],
  ['features/foundations/candles/contract/candle.ts', 'node:fs', 'contract may not import Node (node:fs)'],
  [
    'features/foundations/candles/rules/may-light.ts',
    '#database/schema/rows.ts',
    'rules may not import database',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '#features/foundations/wicks/server/trim-wick.ts',
    'by its public-api or public-web or public-rules or contract, not its server',
  ],
  [
    'features/foundations/candles/web/page.tsx',
    '#features/foundations/wicks/web/wick-field.tsx',
    'by its public-api or public-web or public-rules or contract, not its web',
  ],
  [
    'features/foundations/candles/web/page.tsx',
    '#features/foundations/wax/web/index.ts',
    'candles may not use wax',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '#features/foundations/wicks/web/index.ts',
    'server may not import public-web',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '#features/foundations/wax/server/index.ts',
    'candles may not use wax',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '#features/foundations/wicks/server/wiring.ts',
    'server may not import wiring',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '#platform/testing/test-clock.ts',
    'server may not import testing',
  ],
  [
    'features/foundations/candles/web/page.tsx',
    '#features/foundations/wicks/testing/sample-wick.ts',
    'web may not import testing',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '#tools/test-environment/open-server.ts',
    'server may not import test-environment',
  ],
  [
    'features/foundations/candles/server/x.ts',
    '../../../../apps/server/main.ts',
    'server may not import server-app',
  ],
  ['apps/sandbox/phone/phone.ts', '#partners/shopify/client.ts', 'sandbox may not import partners'],
  ['apps/sandbox/phone/phone.ts', '#platform/clock/clock.ts', 'sandbox may not import platform'],
  ['apps/sandbox/phone/phone.ts', '#platform/ui-kit/toast.tsx', 'sandbox may not import platform'],
  ['apps/server/main.ts', '#apps/sandbox/main.ts', 'server-app may not import sandbox'],
  [
    'apps/storefront/loader.ts',
    '#features/foundations/candles/contract/candle.ts',
    'only types from contract',
  ],
  ['apps/storefront/loader.ts', 'react', 'storefront may not import the package (react)'],
  [
    'features/product/automations/campaigns/candle/decide.ts',
    '../../server/engine/timers.ts',
    'family may not import server',
  ],
  [
    'features/product/automations/campaigns/candle/web/panel.tsx',
    '../server/facts.ts',
    'web may not import family-server',
  ],
  ['apps/new-thing/main.ts', './other.ts', 'this file is in no layer'],
])('forbids %s to import %s', (file, specifier, reason) => {
  plant(file, ['', `import { x } from '${specifier}';`]);
  const [forbidden, ...more] = checkImports(root);
  expect(more).toEqual([]);
  expect(forbidden).toMatch(`${file}:2 imports ${specifier}: `);
  expect(forbidden).toContain(reason);
});

it.each(["export { x } from '../server/x.ts';", "const x = await import('../server/x.ts');"])(
  'checks %s',
  (line) => {
    plant('features/foundations/candles/web/page.tsx', [line]);
    expect(checkImports(root)).toHaveLength(1);
  },
);

it('lets the storefront import types', () => {
  plant('apps/storefront/loader.ts', [
    "import type { X } from '#features/foundations/candles/contract/candle.ts';",
  ]);
  expect(checkImports(root)).toEqual([]);
});

it('lets the sandbox render messages with the product’s phone', () => {
  plant('apps/sandbox/phone/phone.ts', ["import { Bubble } from '#platform/ui-kit/phone/bubble.tsx';"]);
  expect(checkImports(root)).toEqual([]);
});

it('finds a cycle of features, even if each import is allowed', () => {
  allow({ featureImports: { candles: ['wicks'], wicks: ['wax'], wax: ['candles'] } });
  expect(checkImports(root)).toEqual([
    'features depend on each other in a circle: candles → wicks → wax → candles',
  ]);
});

it('lets a feature use features of its own group and of earlier groups', () => {
  plant('features/engine/lamps/server/index.ts', ['']);
  allow({ featureImports: { candles: ['wicks'], lamps: ['candles'] } });
  expect(checkImports(root)).toEqual([]);
  allow({ featureImports: { candles: ['wicks', 'lamps'] } });
  expect(checkImports(root)).toEqual(['candles may not use lamps: engine comes after foundations']);
});

it('requires a group for every feature', () => {
  plant('features/attic/lamps/server/index.ts', ['']);
  expect(checkImports(root)).toEqual(['features/attic/lamps is in no group of import-rules.json']);
});

it.each([
  ["if (type === 'scentedCandle') burn();", 1],
  ['export const BURNS = { scentedCandle: 3 };', 1],
  ["type Burning = 'scentedCandle' | 'other';", 1],
  ["export const near = ['scentedCandles', 'candle', `scentedCandle of ${name}`];", 0],
])('reports the name of a family member outside its folder: %s', (line, faults) => {
  const own = 'features/product/automations/campaigns/scented-candle';
  plant(`${own}/definition.ts`, ['export const scentedCandle = {', "  type: 'scentedCandle',", '};']);
  plant(`${own}/decide.ts`, [line]);
  plant('features/foundations/candles/rules/burn.test.ts', [line]);
  expect(checkImports(root)).toEqual([]);
  plant('features/foundations/candles/rules/burn.ts', ['', line]);
  expect(checkImports(root)).toEqual(
    Array.from({ length: faults }, () =>
      expect.stringMatching(/burn\.ts:2 names scentedCandle: read a field/),
    ),
  );
  allow({
    memberNames: {
      'features/foundations/candles/rules/burn.ts': 'The table of burning times is the one of the law.',
    },
  });
  expect(checkImports(root)).toEqual(
    faults === 0
      ? ['features/foundations/candles/rules/burn.ts names no member of a family: take it off memberNames']
      : [],
  );
});

it.each([
  ['server/index.ts', 20, 0],
  ['server/index.ts', 21, 1],
  ['server/flames-api.ts', 21, 1],
  ['web/index.ts', 21, 1],
  ['rules/index.ts', 21, 1],
  ['server/wiring.ts', 21, 0],
])(
  'limits public APIs to 20 names, types included: %s with %i names has %i faults',
  (file, count, faults) => {
    const names = Array.from({ length: count }, (_, nth) => (nth === 0 ? 'type Name0' : `name${nth}`));
    plant(`features/foundations/candles/${file}`, [
      `export { ${names.join(', ')} } from './light-candle.ts';`,
    ]);
    expect(checkImports(root)).toEqual(
      Array.from({ length: faults }, () => expect.stringContaining(`${file} exports 21 names`)),
    );
  },
);

it('requires a public API to list its names instead of exporting a whole file', () => {
  plant('features/foundations/candles/server/index.ts', ["export * from './light-candle.ts';"]);
  expect(checkImports(root)).toEqual([expect.stringContaining('index.ts exports everything of a file')]);
});
