import { expect, it } from 'vitest';
import { childrenFirst } from './children-first.ts';

it('puts a table before the tables it refers to, and keeps the order of the rest', () => {
  const references = [
    { child: 'order_credits', parent: 'orders' },
    { child: 'orders', parent: 'shops' },
    { child: 'refunds', parent: 'orders' },
    { child: 'outbox_2026', parent: 'orders' },
  ];
  const ordered = childrenFirst(['shops', 'orders', 'order_credits', 'refunds', 'alone'], references);
  expect(ordered).toEqual(['order_credits', 'refunds', 'orders', 'shops', 'alone']);
});

it('ends even if tables refer to each other', () => {
  const references = [
    { child: 'one', parent: 'other' },
    { child: 'other', parent: 'one' },
    { child: 'one', parent: 'one' },
  ];
  expect(childrenFirst(['one', 'other'], references).toSorted()).toEqual(['one', 'other']);
});
