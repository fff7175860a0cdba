import { expect, it } from 'vitest';
import { fitRate, fitText } from './fit-text.ts';

it.each([
  ['twice the title’s size and more is left over', 400, 350, 0.4],
  ['a little less than that is left over', 400, 356, 0],
  ['they fill it', 400, 400, 0],
  ['they are a little too long', 400, 401, -0.15],
  ['they are too long by twice the title’s size', 400, 444, -0.15],
  ['they are longer than that', 400, 445, -0.4],
])('where %s', (_how, room, content, rate) => {
  expect(fitRate({ room, content, titleSize: 22 })).toBe(rate);
});

/** A card that has room for 300 px of words, which are so many px high at their own size; tells each size that it was given. */
function cardOf(height: number) {
  const sizes: number[] = [];
  const card = {
    clientHeight: 300,
    firstElementChild: {
      get scrollHeight() {
        return height * (sizes.at(-1) ?? 1);
      },
    },
    querySelector: () => ({ style: { getPropertyValue: () => '1.375em' } }),
    querySelectorAll: () => [
      {
        style: {
          // Nothing takes it away.
          setProperty: (_name: string, value: string) =>
            value === '' ? void (sizes.length = 0) : void sizes.push(Number(value)),
        },
      },
    ],
  };
  return { sizes, card: card as unknown as HTMLElement };
}

it('lays words out once that stand well, and others until they do', () => {
  const well = cardOf(290);
  fitText(well.card);
  expect(well.sizes).toEqual([]);
  const long = cardOf(400);
  fitText(long.card);
  expect(long.sizes.at(-1)).toBeLessThanOrEqual(0.75);
  const short = cardOf(200);
  fitText(short.card);
  expect(short.sizes.at(-1)).toBeGreaterThan(1);
  expect(short.sizes.at(-1)).toBeLessThanOrEqual(1.5);
  // Where it would scroll at the smallest, it is not made small for nothing.
  const tooLong = cardOf(900);
  fitText(tooLong.card);
  expect(tooLong.sizes).toEqual([]);
  // What is changed meanwhile is looked at anew.
  const sizes = [...long.sizes];
  fitText(long.card);
  expect(long.sizes).toEqual(sizes);
});
