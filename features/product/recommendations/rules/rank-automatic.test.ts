import { expect, it } from 'vitest';
import { rankAutomatic, type Seller, type Together } from './rank-automatic.ts';

const together = (
  productId: string,
  orders: number,
  productOrders: number,
  more: Partial<Together> = {},
) => ({
  productId,
  becauseId: 'mug',
  orders,
  productOrders,
  becauseOrders: 10,
  ...more,
});
const seller = (productId: string, orders: number, collection: string, collectionSize: number): Seller => ({
  productId,
  becauseId: 'mug',
  collection: { id: collection, title: collection },
  collectionSize,
  orders,
});
const rank = (pairs: Together[], sellers: Seller[] = []) =>
  rankAutomatic({
    together: pairs,
    sellers,
    ordersCounted: 100,
    titles: new Map([['mug', 'Mug']]),
  });

it.each<[string, Together[], Seller[], string[]]>([
  ['no data', [], [], []],
  [
    'the higher lift first, not the higher number of orders',
    [together('towel', 8, 80), together('saucer', 5, 5)],
    [],
    ['saucer', 'towel'],
  ],
  [
    'more orders first if the lift is equal',
    [together('saucer', 4, 4), together('towel', 8, 8)],
    [],
    ['towel', 'saucer'],
  ],
  [
    'a fixed order if everything is equal',
    [together('towel', 4, 4), together('saucer', 4, 4)],
    [],
    ['saucer', 'towel'],
  ],
  [
    'no pair with only two orders, which can be chance',
    [together('saucer', 2, 2), together('towel', 3, 90)],
    [],
    ['towel'],
  ],
  [
    'best sellers after products that are bought together',
    [together('towel', 3, 90)],
    [seller('bowl', 70, 'Kitchen', 9)],
    ['towel', 'bowl'],
  ],
  [
    'the narrower collection first',
    [],
    [seller('lamp', 90, 'Everything', 900), seller('bowl', 7, 'Kitchen', 9)],
    ['bowl', 'lamp'],
  ],
  [
    'the better seller of a collection first',
    [],
    [seller('bowl', 7, 'Kitchen', 9), seller('jug', 9, 'Kitchen', 9)],
    ['jug', 'bowl'],
  ],
  ['no best seller that nobody bought', [], [seller('bowl', 0, 'Kitchen', 9)], []],
])('%s', (_name, pairs, sellers, expected) =>
  expect(rank(pairs, sellers).map(({ productId }) => productId)).toEqual(expected),
);

it('names the reason of each recommendation', () => {
  const because = { id: 'mug', title: 'Mug' };
  expect(
    rank([together('saucer', 5, 4)], [seller('bowl', 7, 'Kitchen', 9)]).map(({ reason }) => reason),
  ).toEqual([
    { kind: 'boughtTogether', because, orders: 5, lift: 12.5, days: 180 },
    { kind: 'bestSeller', because, collection: { id: 'Kitchen', title: 'Kitchen' }, orders: 7, days: 180 },
  ]);
});
