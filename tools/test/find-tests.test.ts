import { expect, it } from 'vitest';
import { findTests } from './find-tests.ts';

const ALL = [
  'features/candles/rules/burn.test.ts',
  'features/candles/web/candle-list.component.test.tsx',
  'features/candles/server/light-candle.integration.test.ts',
  'journeys/browser/candles.journey.ts',
  'tools/wax/melt.test.ts',
];

it('sorts the files by the runner that they need', () => {
  expect(findTests(['candle'], ALL)).toEqual({
    unit: ['features/candles/rules/burn.test.ts'],
    component: ['features/candles/web/candle-list.component.test.tsx'],
    integration: ['features/candles/server/light-candle.integration.test.ts'],
    browser: ['journeys/browser/candles.journey.ts'],
  });
});

it('finds the files with any of several texts in their path', () => {
  expect(findTests(['wax', 'burn.test'], ALL).unit).toEqual([
    'features/candles/rules/burn.test.ts',
    'tools/wax/melt.test.ts',
  ]);
});

it('finds a component test in the project', () => {
  expect(findTests(['plans/web/plan-overlays']).component).toEqual([
    'features/foundations/plans/web/plan-overlays.component.test.tsx',
  ]);
});

it('finds this file in the project', () => {
  expect(findTests(['tools/test/find-tests']).unit).toEqual(['tools/test/find-tests.test.ts']);
});
