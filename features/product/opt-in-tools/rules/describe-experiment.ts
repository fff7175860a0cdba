import type { ExperimentResult } from '../contract/experiment.ts';

/** Describes the result of an experiment so far as a sentence. */
export function describeExperiment({
  arms,
  difference: { interval },
  winner,
}: Pick<ExperimentResult, 'arms' | 'difference' | 'winner'>): string {
  const ofDesigns = arms.filter(({ arm }) => arm !== 'heldOut');
  if (ofDesigns.some(({ visitors }) => visitors === 0))
    return 'Not both designs have been seen yet: there is nothing to compare.';
  const share = (name: string) => arms.find(({ arm }) => arm === name)?.share ?? 0;
  const heldOut = arms.find(({ arm, visitors }) => arm === 'heldOut' && visitors > 0);
  const without = heldOut === undefined ? '' : `, and ${heldOut.share}% of those who saw neither`;
  const both = `${share('A')}% signed up with design A, ${share('B')}% with design B${without}.`;
  if (winner === null) return `${both} That may still be chance: there is no winner yet.`;
  const [low, high] = winner === 'B' ? [interval.low, interval.high] : [-interval.high, -interval.low];
  return `${both} Design ${winner} is better, by ${low.toFixed(1)} to ${high.toFixed(1)} points with 95% confidence.`;
}
