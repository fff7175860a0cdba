import { expect, it } from 'vitest';
import { judgeCommandFailure, type CommandFailure, type CommandVerdict } from './judge-command-failure.ts';

const again = (waitMs: number) => ({ kind: 'again', waitMs, isUntried: false }) as const;
const giveUp = { kind: 'giveUp' } as const;

it.each<[CommandFailure, number, CommandVerdict]>([
  [{ kind: 'unreachable' }, 1, again(30_000)],
  [{ kind: 'unreachable' }, 2, again(60_000)],
  [{ kind: 'refused' }, 6, again(960_000)],
  [{ kind: 'unauthorized' }, 7, again(1_800_000)],
  [{ kind: 'unreachable' }, 11, again(1_800_000)],
  [{ kind: 'unreachable' }, 12, giveUp],
  [{ kind: 'impossible' }, 1, giveUp],
  [{ kind: 'throttled', waitMs: 2500 }, 1, { kind: 'again', waitMs: 2500, isUntried: true }],
  [{ kind: 'throttled', waitMs: 2500 }, 12, { kind: 'again', waitMs: 2500, isUntried: true }],
])('%o at attempt %i: %o', (failure, attempt, verdict) => {
  expect(judgeCommandFailure(failure, attempt)).toEqual(verdict);
});

it('retries for about three hours while a store is down', () => {
  let waitedMs = 0;
  for (let attempt = 1; ; attempt += 1) {
    const verdict = judgeCommandFailure({ kind: 'unreachable' }, attempt);
    if (verdict.kind === 'giveUp') break;
    waitedMs += verdict.waitMs;
  }
  expect(waitedMs / 3_600_000).toBeGreaterThan(2.5);
  expect(waitedMs / 3_600_000).toBeLessThan(3.5);
});
