import { expect, it } from 'vitest';
import { cardSpaceOf, valueSpaceOf } from './value-space.ts';

const template = { header: null, body: 'Hi {{1}}, your {{2}} is waiting.', offer: null };

it.each<[string, Parameters<typeof valueSpaceOf>[0], object]>([
  ['a body', template, { header: 0, body: 1024 - 22 }],
  [
    'a body that shows a value twice',
    { ...template, body: 'Hi {{1}}, {{2}} and {{1}}!' },
    { header: 0, body: 1024 - 11, bodyTimes: [2, 1] },
  ],
  [
    'a body under an offer',
    { ...template, offer: { text: 'Sale', hasEnd: false } },
    { header: 0, body: 600 - 22 },
  ],
  [
    'a header of text',
    { ...template, header: { kind: 'text', text: 'Order {{1}}', variable: { name: 'order', sample: '#1' } } },
    { header: 54, body: 1024 - 22 },
  ],
])('returns the remaining characters of %s', (_name, given, expected) => {
  expect(valueSpaceOf(given)).toEqual(expected);
});

it('returns fewer for a card', () => {
  expect(cardSpaceOf({ body: 'Now {{1}}.' })).toEqual({ header: 0, body: 155 });
});
