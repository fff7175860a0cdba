import { expect, it } from 'vitest';
import { USUAL_AB_TEST } from '../contract/ab-test.ts';
import { divideAbTest } from './divide-ab-test.ts';

it.each([
  ['a test with some people', { testPercent: 20, holdOutPercent: 0 }, { withEach: 100, rest: 800 }],
  ['a test with a hold-out', { testPercent: 40, holdOutPercent: 10 }, { withEach: 180, rest: 540 }],
  ['a test with everybody', { testPercent: 100, holdOutPercent: 0 }, { withEach: 500, rest: 0 }],
])('%s', (_name, change, expected) => {
  expect(divideAbTest({ ...USUAL_AB_TEST, ...change }, 1000)).toMatchObject(expected);
});

it('divides nobody without a test', () => {
  expect(divideAbTest(null, 1000)).toBeNull();
});
