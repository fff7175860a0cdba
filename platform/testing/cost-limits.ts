import type { Costs } from './wal-meter.ts';

/** The limited figures of one action. */
export type CostFigures = Omit<Costs, 'byStatement' | 'pagesByStatement'>;

/** A cost that exceeds the best by more than this factor fails. Random ids change some figures: their best is the highest of ten runs. */
const MOST_GROWTH = 1.05;
/** For an action with many rows or index entries, one more is less than that factor, but must fail too. */
const LESS_THAN_ONE = 0.5;
/** Figures are rounded. One more statement for 2,000 things adds 0.0005. */
const ROUNDING = 0.0001;

/** Describes each figure above its limit, with the cost of each statement. */
export function costIncreases(action: string, costs: Costs, best: CostFigures | undefined): string[] {
  const { byStatement, pagesByStatement, ...found } = costs;
  if (best === undefined) return [`${action} has no best figures yet: ${JSON.stringify(found)}`];
  return (Object.keys(best) as (keyof CostFigures)[])
    .filter((figure) => found[figure] > limitOf(figure, best[figure]) + ROUNDING)
    .map((figure) => {
      const statements = figure === 'pages' ? pagesByStatement : byStatement;
      return `${action}: ${figure} ${found[figure]}, at best ${best[figure]}. By statement, for each thing: ${JSON.stringify(statements)}`;
    });
}

function limitOf(figure: keyof CostFigures, best: number): number {
  switch (figure) {
    // The number is the same in every run. One more for a batch of fifty is less than the factor.
    case 'statements':
      return best;
    case 'rows':
    case 'indexEntries':
      return Math.min(best * MOST_GROWTH, best + LESS_THAN_ONE);
    case 'logBytes':
    case 'pages':
      return best * MOST_GROWTH;
  }
}
