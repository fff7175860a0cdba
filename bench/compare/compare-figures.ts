import type { Figure } from '../figure.ts';

/** The figures of one run of a bench. */
export type Run = readonly Figure[];

/** One figure in two versions: the medians of their runs. Null if a version does not print it. */
export interface Compared {
  figure: string;
  unit: string;
  other: number | null;
  this: number | null;
}

/** Reads the figures from a bench's output, one JSON line each. Ignores other output. */
export function readFigures(output: string): Figure[] {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{"bench"')) return [];
    const printed = JSON.parse(line) as Figure;
    const limit = { ...printed, figure: `${printed.figure}, limit`, value: printed.limit ?? 0, limit: null };
    return printed.limit === null ? [printed] : [printed, limit];
  });
}

/** Compares the runs of both versions, in the order in which the newer one prints its figures. */
export function compareFigures(other: readonly Run[], ours: readonly Run[]): Compared[] {
  const all = new Map([...ours.flat(), ...other.flat()].map(({ figure, unit }) => [figure, unit]));
  return [...all].map(([figure, unit]) => ({
    figure,
    unit,
    other: medianOf(other, figure),
    this: medianOf(ours, figure),
  }));
}

function medianOf(runs: readonly Run[], figure: string): number | null {
  const values = runs
    .flatMap((run) => run.filter((one) => one.figure === figure).map(({ value }) => value))
    .toSorted((a, b) => a - b);
  const [low, high] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
