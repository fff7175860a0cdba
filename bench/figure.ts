/** One measured figure, with the physical limit measured in the same run where there is one. */
export interface Figure {
  bench: string;
  figure: string;
  value: number;
  unit: string;
  limit: number | null;
}

/** Prints a figure as one line of JSON; `ratio` is the share of the limit that was reached. */
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

/** Prints a figure with the bound that the product has to keep; the bench fails when it is over. */
export function printBound(figure: Figure & { limit: number }): void {
  printFigure(figure);
  if (figure.value <= figure.limit) return;
  console.error(`${figure.figure}: ${Math.round(figure.value)} ${figure.unit} is over the limit.`);
  process.exitCode = 1;
}
