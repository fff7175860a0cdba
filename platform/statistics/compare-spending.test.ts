import { expect, it } from 'vitest';
import { addedShare, type Spending } from './compare-spending.ts';

const SHOPS = 1000;
const AVERAGE_MINOR = 6000;

/** Repeatable random numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Group {
  people: number;
  /** The share of people who order. */
  orders: number;
  average: number;
}

/** Orders are lognormal: many small ones and a few large ones. */
function draw(random: () => number, { people, orders, average }: Group, spread: number): Spending {
  const spending = { people, buyers: 0, sum: 0, squares: 0 };
  for (let person = 0; person < people; person += 1) {
    if (random() >= orders) continue;
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const spent = average * Math.exp(spread * normal - (spread * spread) / 2);
    spending.buyers += 1;
    spending.sum += spent;
    spending.squares += spent * spent;
  }
  return spending;
}

it.each<[string, Group, Group, number]>([
  [
    'a small shop with a discount',
    { people: 1800, orders: 0.2, average: 0.9 * AVERAGE_MINOR },
    { people: 300, orders: 0.12, average: AVERAGE_MINOR },
    0.7,
  ],
  [
    'a shop whose campaign adds nothing',
    { people: 1800, orders: 0.15, average: AVERAGE_MINOR },
    { people: 300, orders: 0.15, average: AVERAGE_MINOR },
    0.7,
  ],
  [
    'a shop with a few very large orders',
    { people: 2700, orders: 0.15, average: AVERAGE_MINOR },
    { people: 600, orders: 0.1, average: AVERAGE_MINOR },
    1.1,
  ],
])('is right about %s 95 times in a hundred', (_shop, group, others, spread) => {
  const random = seededRandom(20_261_129);
  const truth = 1 - (others.orders * others.average) / (group.orders * group.average);
  let known = 0;
  let right = 0;
  for (let shop = 0; shop < SHOPS; shop += 1) {
    const added = addedShare(draw(random, group, spread), draw(random, others, spread));
    if (!added) continue;
    known += 1;
    if (added.interval.low <= truth && truth <= added.interval.high) right += 1;
  }
  expect(known).toBeGreaterThan(0.9 * SHOPS);
  // Chance alone moves the result by a point and a half. The heavy tails of the last case add about two more.
  expect(right / known).toBeGreaterThan(0.915);
  expect(right / known).toBeLessThan(0.985);
});

it('returns how much more a group spent, in an example computed by hand', () => {
  const group = { people: 1000, buyers: 100, sum: 600_000, squares: 3_700_000_000 };
  const others = { people: 500, buyers: 25, sum: 150_000, squares: 950_000_000 };
  // 600 a person instead of 300: half of it was added.
  const added = addedShare(group, others);
  expect(added?.share).toBeCloseTo(0.5, 10);
  expect(added?.interval.low).toBeCloseTo(0.2, 1);
  expect(added?.interval.high).toBeCloseTo(0.69, 1);
});

it.each<[string, Partial<Spending>]>([
  ['too few of the others bought something', { buyers: 19 }],
  ['nobody bought anything', { buyers: 20, sum: 0 }],
])('returns nothing if %s', (_why, others) => {
  const group = { people: 1000, buyers: 100, sum: 600_000, squares: 3_700_000_000 };
  expect(
    addedShare(group, { people: 500, buyers: 25, sum: 150_000, squares: 950_000_000, ...others }),
  ).toBeNull();
});
