import { expect, it } from 'vitest';
import { afterFault } from './export-tries.ts';

it.each([
  [1, { state: 'queued', pauseMs: 20_000 }],
  [2, { state: 'queued', pauseMs: 60_000 }],
  [3, { state: 'failed', reason: 'broken' }],
  [4, { state: 'failed', reason: 'broken' }],
])('decides what follows failed try %i', (attempts, then) =>
  expect(afterFault(attempts, 'broken')).toEqual(then),
);
