import { expect, it } from 'vitest';
import { childrenFirst } from './children-first.ts';

it('puts what refers to another before it, and leaves the rest as it was', () => {
  const references = [
    { child: 'order_credits', parent: 'orders' },
    { child: 'orders', parent: 'shops' },
    { child: 'refunds', parent: 'orders' },
    { child: 'outbox_2026', parent: 'orders' },
  ];
  const ordered = childrenFirst(['shops', 'orders', 'order_credits', 'refunds', 'alone'], references);
  expect(ordered).toEqual(['order_credits', 'refunds', 'orders', 'shops', 'alone']);
});

it('comes to an end when tables refer to each other', () => {
  const references = [
    { child: 'one', parent: 'other' },
    { child: 'other', parent: 'one' },
    { child: 'one', parent: 'one' },
  ];
  expect(childrenFirst(['one', 'other'], references).toSorted()).toEqual(['one', 'other']);
});
