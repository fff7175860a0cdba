import { currentReader, fill } from '#platform/language/reader.ts';
import type { ExperimentResult } from '../contract/experiment.ts';
import { texts } from '../texts/all.ts';

/** Describes the result of an experiment so far in two sentences: the shares, and whether one design is better. */
export function describeExperiment({
  arms,
  difference: { interval },
  winner,
}: Pick<ExperimentResult, 'arms' | 'difference' | 'winner'>): string {
  const ofDesigns = arms.filter(({ arm }) => arm !== 'heldOut');
  if (ofDesigns.some(({ visitors }) => visitors === 0)) return texts.experimentResult.unseen;
  const share = (name: string) => arms.find(({ arm }) => arm === name)?.share ?? 0;
  const heldOut = arms.find(({ arm, visitors }) => arm === 'heldOut' && visitors > 0);
  const both = { a: share('A'), b: share('B') };
  const shares =
    heldOut === undefined
      ? fill(texts.experimentResult.shares, both)
      : fill(texts.experimentResult.sharesHeldOut, { ...both, heldOut: heldOut.share });
  if (winner === null) return `${shares} ${texts.experimentResult.noWinner}`;
  const [low, high] = winner === 'B' ? [interval.low, interval.high] : [-interval.high, -interval.low];
  const better = { design: winner, low: toATenth(low), high: toATenth(high) };
  return `${shares} ${fill(texts.experimentResult.winner, better)}`;
}

function toATenth(points: number): string {
  return points.toLocaleString(currentReader().locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
