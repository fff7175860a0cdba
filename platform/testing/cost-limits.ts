import type { Costs } from './wal-meter.ts';

/** The figures of one action that have a limit. */
export type CostFigures = Omit<Costs, 'byStatement' | 'pagesByStatement'>;

/** A cost above the best by more than this fails. */
const MOST_GROWTH = 1.05;
/** Of an action with many statements, rows or index entries, one more of them is less than that, and fails too. */
const LESS_THAN_ONE = 0.5;
/** Pages depend on where a random id falls; a plan that reads a whole table looks at many times as many. */
const MOST_GROWTH_OF_PAGES = 1.3;
/** Shares of a batch, such as a statement for fifty things, are rounded. */
const ROUNDING = 0.002;

/** Describes every figure that is above its limit, with what each statement of the action does. */
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
