/** A measured figure, with the physical limit from the same run if there is one. */
export interface Figure {
  bench: string;
  figure: string;
  value: number;
  unit: string;
  limit: number | null;
}

/** Prints a figure as one line of JSON. `ratio` is the figure's share of the limit. */
export function printFigure({ bench, figure, value, unit, limit }: Figure): void {
  const ratio = limit === null ? null : Math.round((value / limit) * 1000) / 1000;
  console.log(
    JSON.stringify({
      bench,
      figure,
      value: Math.round(value),
      unit,
      limit: limit && Math.round(limit),
      ratio,
    }),
  );
}

/** Prints a figure with a bound. The bench fails if the figure is above it. */
export function printBound(figure: Figure & { limit: number }): void {
  printFigure(figure);
  if (figure.value <= figure.limit) return;
  console.error(`${figure.figure}: ${Math.round(figure.value)} ${figure.unit} is over the limit.`);
  process.exitCode = 1;
}
