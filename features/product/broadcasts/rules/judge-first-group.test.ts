import { expect, it } from 'vitest';
import { judgeFirstGroup } from './judge-first-group.ts';

const LIMITS = { mostFailedPercent: 10, mostOptOutPercent: 2 };

it.each([
  ['no failures, and the time is over', [100, 0, 0, 0], true, 'goOn'],
  ['no failures, and the time is not over', [100, 0, 0, 0], false, 'watch'],
  ['the time is over, and some messages wait', [100, 0, 0, 5], true, 'watch'],
  ['the highest accepted number of failures', [100, 10, 0, 0], true, 'goOn'],
  ['one failure too many', [100, 11, 0, 0], false, 'canaryFailed'],
  ['too many failures among the first twenty', [20, 3, 0, 80], false, 'canaryFailed'],
  ['too many failures among fewer than twenty, and others wait', [19, 19, 0, 81], false, 'watch'],
  ['too many failures in a very small group', [3, 3, 0, 0], false, 'canaryFailed'],
  ['too many opt-outs', [100, 0, 3, 0], false, 'canaryOptOuts'],
  ['nothing was sent yet', [0, 0, 0, 100], true, 'watch'],
  ['an empty group', [0, 0, 0, 0], true, 'watch'],
] as const)('%s', (_name, [written, failed, optedOut, waiting], isOver, verdict) => {
  expect(judgeFirstGroup({ written, failed, optedOut, waiting }, LIMITS, isOver)).toBe(verdict);
});
