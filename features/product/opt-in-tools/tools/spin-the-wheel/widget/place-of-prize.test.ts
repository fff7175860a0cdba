import { expect, it } from 'vitest';
import { placeOfPrize } from './place-of-prize.ts';

const offers = [
  { key: 'offer1', text: '5% off' },
  { key: 'offer2', text: '20% off' },
];

it.each([
  ['an offer on the wheel', 'offer2', '20% off', 1],
  ['one that says something else by now', 'offer2', '10% off', -1],
  ['one that is gone', 'offer3', '20% off', -1],
  ['nothing of a wheel', null, '', -1],
])('%s', (_what, offerKey, text, place) => {
  expect(placeOfPrize(offers, { offerKey, text })).toBe(place);
});
