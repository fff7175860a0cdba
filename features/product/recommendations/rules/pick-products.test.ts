import { expect, it } from 'vitest';
import type { Reason } from '../contract/recommendation.ts';
import type { Candidate } from './candidate.ts';
import { pickProducts, type SoldProduct } from './pick-products.ts';

const RULE: Reason = {
  kind: 'rule',
  because: { id: 'mug', title: 'Mug' },
  rule: { id: '1', title: 'Rule 1' },
};
const candidate = (productId: string, place: string | null = null, reason: Reason = RULE): Candidate => ({
  productId,
  place,
  reason,
});
const sold = new Map(
  ['saucer', 'towel', 'tray'].map((productId): [string, SoldProduct] => [
    productId,
    { productId, title: productId, handle: productId, imageUrl: null, priceMinor: 2400 },
  ]),
);
const pick = (candidates: Candidate[], had: string[] = [], limit = 10) =>
  pickProducts({ candidates, sold, had, limit });

it.each<[string, Candidate[], string[], number, string[]]>([
  ['candidates in their order', [candidate('towel'), candidate('saucer')], [], 10, ['towel', 'saucer']],
  ['no more than the limit', [candidate('towel'), candidate('saucer')], [], 1, ['towel']],
  ['none for a limit of zero', [candidate('towel')], [], 0, []],
  ['each product once', [candidate('towel'), candidate('towel')], [], 10, ['towel']],
  ['no product that they have', [candidate('towel'), candidate('saucer')], ['towel'], 10, ['saucer']],
  [
    'no product that is out of stock, unpublished or deleted',
    [candidate('lamp'), candidate('tray')],
    [],
    10,
    ['tray'],
  ],
  [
    'one product for each position',
    [candidate('towel', 'a'), candidate('tray', 'a'), candidate('saucer', 'b')],
    [],
    10,
    ['towel', 'saucer'],
  ],
  [
    'the next candidate of a position if the first is not sold',
    [candidate('lamp', 'a'), candidate('tray', 'a')],
    [],
    10,
    ['tray'],
  ],
])('%s', (_name, candidates, had, limit, expected) =>
  expect(pick(candidates, had, limit).map(({ productId }) => productId)).toEqual(expected),
);

it.each<[Reason, string]>([
  [RULE, 'Because they bought Mug: your rule “Rule 1” recommends it.'],
  [{ ...RULE, kind: 'bundle' }, 'Because they bought Mug: it is missing from your bundle “Rule 1”.'],
  [
    { kind: 'boughtTogether', because: RULE.because, orders: 14, lift: 3.2, days: 180 },
    'Because they bought Mug: 14 orders of the last 180 days have both, 3.2 times as many as by chance.',
  ],
  [
    { kind: 'boughtTogether', because: RULE.because, orders: 3, lift: 0.9, days: 180 },
    'Because they bought Mug: 3 orders of the last 180 days have both.',
  ],
  [
    {
      kind: 'bestSeller',
      because: RULE.because,
      collection: { id: '9', title: 'Kitchen' },
      orders: 1,
      days: 180,
    },
    'Because they bought Mug: a best seller of Kitchen, in 1 order of the last 180 days.',
  ],
])('%#. describes the reason in a sentence', (reason, sentence) =>
  expect(pick([candidate('towel', null, reason)])[0]?.sentence).toBe(sentence),
);
