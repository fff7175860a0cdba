import { expect, it } from 'vitest';
import { decidePlaces, type LaneFacts } from './decide-places.ts';

const facts: LaneFacts = {
  ratePerSecond: 80,
  answerMs: 250,
  oldestMs: 300,
  perSecond: 80,
  places: 64,
  isProcessBusy: false,
};

it.each<[string, Partial<LaneFacts>, number, boolean]>([
  ['a normal sender', {}, 26, false],
  ['a sender with a thousand messages a second', { ratePerSecond: 1000 }, 325, false],
  ['the same sender with a slow provider', { ratePerSecond: 1000, answerMs: 400 }, 520, false],
  ['a slow sender', { ratePerSecond: 1 }, 16, false],
  ['before the first answer', { answerMs: null, oldestMs: 100 }, 64, false],
  ['without a limit, at 50 ms', { ratePerSecond: 1_000_000, answerMs: 50 }, 1024, false],
  ['no more slots while the process is busy', { ratePerSecond: 1000, isProcessBusy: true }, 26, false],
  [
    'the real rate, for a sender without a limit while the process is busy',
    { ratePerSecond: 1e6, perSecond: 8000, answerMs: 40, places: 1024, isProcessBusy: true },
    416,
    false,
  ],
  [
    'never more slots than before while the process is busy',
    { ratePerSecond: 1e6, perSecond: 8000, answerMs: 40, places: 64, isProcessBusy: true },
    64,
    false,
  ],
  ['fewer slots than before while the process is busy', { isProcessBusy: true, places: 500 }, 26, false],
  ['answers that take seconds', { answerMs: 4000, places: 26 }, 26, true],
  ['a provider that stopped answering', { oldestMs: 5000, places: 325 }, 64, true],
  ['a provider that never answered', { answerMs: null, oldestMs: 5000 }, 64, true],
])('%s', (_name, changes, places, isSlow) => {
  expect(decidePlaces({ ...facts, ...changes })).toEqual({ places, isSlow });
});
