import { expect, it } from 'vitest';
import { rewordedOffer } from './reworded-offer.ts';

it.each([
  ['no code', null, '15% off', { text: '15% off', discountPercent: 15 }],
  ['an empty code', '', '15% off', { text: '15% off', discountPercent: 15 }],
  ['a code', 'WREN15', '15% off!', { text: '15% off!' }],
  ['no code', null, 'Free shipping', { text: 'Free shipping' }],
])('an offer with %s (%j) and the new text %j changes by %j', (_code, discountCode, text, change) => {
  expect(rewordedOffer({ discountCode }, text)).toEqual(change);
});
