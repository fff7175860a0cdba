import { expect, it } from 'vitest';
import { isNearCap } from './near-cap.ts';

const startedAt = new Date('2026-11-01T00:00:00Z');

it.each([
  ['never reported', null, false],
  ['reported in the previous cycle', new Date('2026-10-31T23:59:59Z'), false],
  ['reported in this cycle', new Date('2026-11-20T12:00:00Z'), true],
])('%s', (_name, reportedAt, expected) => {
  expect(isNearCap(reportedAt, { startedAt })).toBe(expected);
});
