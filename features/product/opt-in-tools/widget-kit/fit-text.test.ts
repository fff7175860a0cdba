import { expect, it } from 'vitest';
import { fitRate, fitText } from './fit-text.ts';

it.each([
  ['more than twice the title’s size is left over', 400, 350, 0.4],
  ['less than twice the title’s size is left over', 400, 356, 0],
  ['the texts fill the card', 400, 400, 0],
  ['the texts are slightly too long', 400, 401, -0.15],
  ['the texts are too long by twice the title’s size', 400, 444, -0.15],
  ['the texts are too long by more', 400, 445, -0.4],
])('returns the change of size if %s', (_case, room, content, rate) => {
  expect(fitRate({ room, content, titleSize: 22 })).toBe(rate);
});

/** Returns a card with 300 px for texts of this height at their original size, and the list of sizes that it was given. */
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
          // An empty value removes the property.
          setProperty: (_name: string, value: string) =>
            value === '' ? void (sizes.length = 0) : void sizes.push(Number(value)),
        },
      },
    ],
  };
  return { sizes, card: card as unknown as HTMLElement };
}

it('keeps the size of fitting texts, and changes other sizes until they fit', () => {
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
  // Text that scrolls even at the smallest size keeps its size.
  const tooLong = cardOf(900);
  fitText(tooLong.card);
  expect(tooLong.sizes).toEqual([]);
  // Fitting the same card again gives the same sizes.
  const sizes = [...long.sizes];
  fitText(long.card);
  expect(long.sizes).toEqual(sizes);
});
