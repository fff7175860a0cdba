import { expect, it } from 'vitest';
import { placeOfPrize } from './place-of-prize.ts';

const offers = [
  { key: 'offer1', text: '5% off' },
  { key: 'offer2', text: '20% off' },
];

it.each([
  ['an offer on the wheel', 'offer2', '20% off', 1],
  ['an offer whose text has changed', 'offer2', '10% off', -1],
  ['an offer that was removed', 'offer3', '20% off', -1],
  ['a prize without an offer', null, '', -1],
])('%s', (_case, offerKey, text, place) => {
  expect(placeOfPrize(offers, { offerKey, text })).toBe(place);
});
