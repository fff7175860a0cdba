import { expect, it } from 'vitest';
import { NetworkBudget } from './network-budget.ts';

const SHOP = 'wren.myshopify.com';
let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };

/** Takes an allowance for each of these addresses in turn, and returns how many were granted. */
function countGranted(budget: NetworkBudget, addresses: readonly string[], shop = SHOP): number {
  return addresses.filter((ip) => budget.take(shop, ip)).length;
}

it.each([
  ['one address', () => '198.51.100.7', 3],
  ['a /24', (nth: number) => `198.51.100.${nth}`, 15],
  ['a /64', (nth: number) => `2001:db8:1:1::${nth.toString(16)}`, 3],
  ['a /48', (nth: number) => `2001:db8:1:${(nth * 256).toString(16)}::1`, 12],
])('limits %s', (_case, address, limit) => {
  const budget = new NetworkBudget({ clock }, 3);
  const addresses = Array.from({ length: 100 }, (_, nth) => address(nth));
  expect(countGranted(budget, addresses)).toBe(limit);
  // Other networks and other shops have their own allowance.
  expect(countGranted(budget, ['203.0.113.1'])).toBe(1);
  expect(countGranted(budget, [address(1)], 'other.myshopify.com')).toBe(1);
});

it('starts again the next day', () => {
  const budget = new NetworkBudget({ clock }, 1);
  expect(countGranted(budget, ['198.51.100.7', '198.51.100.7'])).toBe(1);
  now = new Date('2026-11-21T00:00:01Z');
  expect(countGranted(budget, ['198.51.100.7', '198.51.100.7'])).toBe(1);
});
