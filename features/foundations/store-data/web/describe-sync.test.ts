import { expect, it } from 'vitest';
import { describeSync } from './describe-sync.ts';

const part = (name: 'products' | 'collections' | 'customers' | 'orders', change = {}) => ({
  part: name,
  state: 'waiting' as 'waiting' | 'preparing' | 'fetching' | 'done',
  count: 0,
  total: null as number | null,
  isDelayed: false,
  ...change,
});
const AFTER = 'Campaigns and figures are complete after that.';

it.each([
  [[], null],
  [[part('products', { state: 'done' }), part('orders', { state: 'done' })], null],
  [
    [
      part('products', { state: 'done' }),
      part('customers', { state: 'fetching', count: 40, total: 90 }),
      part('orders'),
    ],
    `Fetching from your store: customers (40 of 90). Next: orders. ${AFTER}`,
  ],
  [
    [part('collections'), part('customers'), part('orders')],
    `Fetching from your store: collections. Next: customers and orders. ${AFTER}`,
  ],
  [
    [part('orders', { state: 'fetching', count: 7, isDelayed: true })],
    `Fetching from your store: orders (7). ${AFTER} Your store did not answer. Bellbird keeps trying.`,
  ],
])('%#: describes what is fetched, and returns null once everything is there', (parts, sentence) => {
  expect(describeSync({ parts, isCounting: false })).toBe(sentence);
});

it.each([
  [
    'everything is fetched',
    [part('orders', { state: 'done' })],
    'Counting your figures. They will be complete in a moment.',
  ],
  ['orders are being fetched', [part('orders')], `Fetching from your store: orders. ${AFTER}`],
])('says that figures are being counted when %s', (_when, parts, sentence) => {
  expect(describeSync({ parts, isCounting: true })).toBe(sentence);
});
