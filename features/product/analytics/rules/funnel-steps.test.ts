import { expect, it } from 'vitest';
import { stepsOf, widestOf } from './funnel-steps.ts';

const NONE = { sent: 0, delivered: 0, read: 0, clicked: 0, orders: 0, failed: 0 };

it.each([
  ['nothing was sent', NONE, 0, 0],
  ['all were refused immediately', { ...NONE, failed: 20_000 }, 20_000, 20_000],
  ['some failed and none are in flight', { ...NONE, sent: 500, delivered: 400, failed: 100 }, 500, 500],
  ['some are in flight', { ...NONE, sent: 500, delivered: 300, failed: 100 }, 400, 500],
])('if %s', (_name, counts, failedOf, widest) => {
  expect(stepsOf(counts).at(-1)).toMatchObject({ name: 'failed', of: { count: failedOf } });
  expect(widestOf(counts)).toBe(widest);
});
