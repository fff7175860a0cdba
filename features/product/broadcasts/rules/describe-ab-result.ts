import { currentReader, fill } from '#platform/language/reader.ts';
import { writePercent } from '#platform/language/write-percent.ts';
import type { AbResult } from '../contract/ab-test.ts';
import { texts } from '../texts/all.ts';

/** Describes the result of an A/B test so far as a sentence. */
export function describeAbResult({
  metric,
  arms,
  difference,
  winner,
}: Pick<AbResult, 'metric' | 'arms' | 'difference' | 'winner'>): string {
  const share = (name: string) => writePercent(arms.find(({ arm }) => arm === name)?.share ?? 0);
  const both = fill(texts.abSoFar.shares[metric], { a: share('A'), b: share('B') });
  if (winner === null) return `${both} ${texts.abSoFar.noWinner}`;
  const { interval } = difference;
  const [low, high] = winner === 'B' ? [interval.low, interval.high] : [-interval.high, -interval.low];
  const better = fill(texts.abSoFar.winner, { arm: winner, low: points(low), high: points(high) });
  return `${both} ${better}`;
}

function points(value: number): string {
  return value.toLocaleString(currentReader().locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
