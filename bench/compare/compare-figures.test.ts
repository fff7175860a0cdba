import { expect, it } from 'vitest';
import { compareFigures, readFigures } from './compare-figures.ts';

const printed = (value: number, limit: number | null = null) =>
  JSON.stringify({ bench: 'dispatch', figure: 'sent', value, unit: '1/s', limit, ratio: null });
const run = (value: number) => readFigures(printed(value));

it('reads the figures, and a figure’s measured limit', () => {
  const output = `> bellbird@0.1.0 bench\n${printed(5, 10)}\nwarning {"bench"\n`;
  expect(readFigures(output).map(({ figure, value }) => [figure, value])).toEqual([
    ['sent', 5],
    ['sent, limit', 10],
  ]);
});

it('compares the medians of the runs', () => {
  expect(compareFigures([run(1), run(9), run(2)], [run(4), run(8)])).toEqual([
    { figure: 'sent', unit: '1/s', other: 2, this: 6 },
  ]);
});

it('keeps a figure that only one version prints', () => {
  const older = readFigures(printed(3).replace('sent', 'taken'));
  expect(compareFigures([older], [run(4)])).toEqual([
    { figure: 'sent', unit: '1/s', other: null, this: 4 },
    { figure: 'taken', unit: '1/s', other: 3, this: null },
  ]);
});
