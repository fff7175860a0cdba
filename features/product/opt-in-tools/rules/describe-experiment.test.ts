import { expect, it } from 'vitest';
import { shareDifference, shareInterval, shareOf, winnerOf } from '#platform/statistics/compare-shares.ts';
import { describeExperiment } from './describe-experiment.ts';

const UNSEEN = 'Not both designs have been seen yet, so there is nothing to compare.';

it.each([
  [{ did: 0, of: 0 }, { did: 0, of: 0 }, UNSEEN],
  [{ did: 0, of: 0 }, { did: 3, of: 5 }, UNSEEN],
  [
    { did: 0, of: 1 },
    { did: 1, of: 1 },
    '0% signed up with design A, 100% with design B. That may still be chance, so there is no winner yet.',
  ],
  [
    { did: 50, of: 1000 },
    { did: 200, of: 1000 },
    '5% signed up with design A, 20% with design B. Design B is better, by 12.2 to 17.9 points with 95% confidence.',
  ],
])('compares A with %j and B with %j', (a, b, message) => {
  const arms = (['A', 'B'] as const).map((arm) => {
    const shares = { A: a, B: b }[arm];
    const share = shareOf(shares);
    return { arm, visitors: shares.of, optIns: shares.did, share, interval: shareInterval(shares) };
  });
  expect(describeExperiment({ arms, difference: shareDifference(a, b), winner: winnerOf(a, b) })).toBe(
    message,
  );
});
