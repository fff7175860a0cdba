import { expect, it } from 'vitest';
import { judgeFirstGroup } from './judge-first-group.ts';

const LIMITS = { mostFailedPercent: 10, mostOptOutPercent: 2 };

it.each([
  ['all went well and the time is over', [100, 0, 0, 0], true, 'goOn'],
  ['all went well and the time is not over', [100, 0, 0, 0], false, 'watch'],
  ['the time is over and some still wait', [100, 0, 0, 5], true, 'watch'],
  ['just as many failed as may', [100, 10, 0, 0], true, 'goOn'],
  ['one more failed than may', [100, 11, 0, 0], false, 'canaryFailed'],
  ['too many failed of the first twenty', [20, 3, 0, 80], false, 'canaryFailed'],
  ['too many failed of fewer, and more are to come', [19, 19, 0, 81], false, 'watch'],
  ['too many failed of a slice that small', [3, 3, 0, 0], false, 'canaryFailed'],
  ['too many opted out', [100, 0, 3, 0], false, 'canaryOptOuts'],
  ['nothing went out yet', [0, 0, 0, 100], true, 'watch'],
  ['nothing is left of it', [0, 0, 0, 0], true, 'watch'],
] as const)('%s', (_name, [written, failed, optedOut, waiting], isOver, verdict) => {
  expect(judgeFirstGroup({ written, failed, optedOut, waiting }, LIMITS, isOver)).toBe(verdict);
});
