import { expect, it } from 'vitest';
import { fillWithin } from './fill-within.ts';

const TITLE = 'Stoneware mug in the colour of a winter sky';
const values = { productTitle: TITLE, discountCode: 'BELL-7KQ2MX', firstName: 'Lena' };

it.each([
  ['a text that fits, unchanged', 'For you: {{productTitle}}', 100, `For you: ${TITLE}`],
  ['a shortened title', 'For you: {{productTitle}}', 30, 'For you: Stoneware mug in the…'],
  [
    'the title shortened each time',
    '{{productTitle}}, {{productTitle}}',
    40,
    'Stoneware mug in t…, Stoneware mug in t…',
  ],
  ['the whole code', '{{productTitle}} {{discountCode}}', 30, 'Stoneware mug in… BELL-7KQ2MX'],
  ['a short value unchanged', '{{firstName}} {{discountCode}}', 5, 'Lena BELL-7KQ2MX'],
  ['the merchant’s own text unchanged', 'x'.repeat(40), 30, 'x'.repeat(40)],
])('writes %s', (_result, text, most, message) => {
  expect(fillWithin({ text, withoutValues: null }, values, most)).toBe(message);
});

it('does not shorten a value of twelve characters', () => {
  const title = { productTitle: 'x'.repeat(12) };
  expect(fillWithin({ text: '{{productTitle}}', withoutValues: null }, title, 5)).toBe(title.productTitle);
  const longer = { productTitle: 'x'.repeat(13) };
  expect(fillWithin({ text: '{{productTitle}}', withoutValues: null }, longer, 5)).toBe(`${'x'.repeat(11)}…`);
});
