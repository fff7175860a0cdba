import { expect, it } from 'vitest';
import { fillWithin } from './fill-within.ts';

const TITLE = 'Stoneware mug in the colour of a winter sky';
const values = { productTitle: TITLE, discountCode: 'BELL-7KQ2MX', firstName: 'Lena' };

it.each([
  ['what fits as it is', 'For you: {{productTitle}}', 100, `For you: ${TITLE}`],
  ['a long title in part', 'For you: {{productTitle}}', 30, 'For you: Stoneware mug in the…'],
  [
    'it in part each time',
    '{{productTitle}}, {{productTitle}}',
    40,
    'Stoneware mug in t…, Stoneware mug in t…',
  ],
  ['a code whole', '{{productTitle}} {{discountCode}}', 30, 'Stoneware mug in… BELL-7KQ2MX'],
  ['a short value whole', '{{firstName}} {{discountCode}}', 5, 'Lena BELL-7KQ2MX'],
  ['no less than somebody wrote', 'x'.repeat(40), 30, 'x'.repeat(40)],
])('says %s', (_what, text, most, message) => {
  expect(fillWithin({ text, withoutValues: null }, values, most)).toBe(message);
});

it('keeps a value of twelve characters, which cannot be cut any shorter', () => {
  const title = { productTitle: 'x'.repeat(12) };
  expect(fillWithin({ text: '{{productTitle}}', withoutValues: null }, title, 5)).toBe(title.productTitle);
  const longer = { productTitle: 'x'.repeat(13) };
  expect(fillWithin({ text: '{{productTitle}}', withoutValues: null }, longer, 5)).toBe(`${'x'.repeat(11)}…`);
});
