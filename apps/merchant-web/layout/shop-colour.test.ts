import { expect, test } from 'vitest';
import { shopColours } from './shop-colour.ts';

const STORES = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.myshopify.com`);

test('six stores have six colours, whatever their order', () => {
  const colours = shopColours(STORES);
  expect(new Set(colours.values()).size).toBe(6);
  expect(shopColours(STORES.toReversed())).toEqual(colours);
});

test('more stores than colours share them', () => {
  const many = Array.from({ length: 20 }, (_one, at) => `store-${at}.myshopify.com`);
  expect(shopColours(many).size).toBe(20);
});
