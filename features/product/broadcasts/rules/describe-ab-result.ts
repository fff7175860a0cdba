import type { AbResult } from '../contract/ab-test.ts';
import { DID } from './ab-words.ts';

/** Describes the result of an A/B test so far as a sentence. */
export function describeAbResult({
  metric,
  arms,
  difference,
  winner,
}: Pick<AbResult, 'metric' | 'arms' | 'difference' | 'winner'>): string {
  const share = (name: string) => arms.find(({ arm }) => arm === name)?.share ?? 0;
  const both = `${share('A')}% ${DID[metric]} with text A, ${share('B')}% with text B.`;
  if (winner === null) return `${both} That may still be chance: there is no winner yet.`;
  const { interval } = difference;
  const [low, high] = winner === 'B' ? [interval.low, interval.high] : [-interval.high, -interval.low];
  return `${both} Text ${winner} is better, by ${low.toFixed(1)} to ${high.toFixed(1)} points with 95% confidence.`;
}
