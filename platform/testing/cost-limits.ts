import type { Costs } from './wal-meter.ts';

/** The limited figures of one action. */
export type CostFigures = Omit<Costs, 'byStatement' | 'pagesByStatement'>;

/** A cost that exceeds the best by more than this factor fails. */
const MOST_GROWTH = 1.05;
/** For an action with many statements, rows or index entries, one more is less than that factor, but must fail too. */
const LESS_THAN_ONE = 0.5;
/** Pages depend on where random ids fall. A plan that reads a whole table touches many times as many. */
const MOST_GROWTH_OF_PAGES = 1.3;
/** Figures for one thing of a batch, such as a statement for fifty things, are rounded. */
const ROUNDING = 0.002;

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
    case 'statements':
    case 'rows':
    case 'indexEntries':
      return Math.min(best * MOST_GROWTH, best + LESS_THAN_ONE);
    case 'logBytes':
      return best * MOST_GROWTH;
    case 'pages':
      return best * MOST_GROWTH_OF_PAGES;
  }
}
