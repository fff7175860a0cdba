import { expect, it } from 'vitest';
import { sameAgain, type BoughtLine } from './same-again.ts';

const mug: BoughtLine = { variantId: '11', quantity: 2, handle: 'stoneware-mug' };
const towel: BoughtLine = { variantId: '12', quantity: 1, handle: 'linen-towel' };

it.each<[string, BoughtLine[], string]>([
  ['all of it, with how many of each', [mug, towel], 'https://wren.example/cart/11:2,12:1'],
  ['what is still sold', [{ ...mug, handle: null }, towel], 'https://wren.example/cart/12:1'],
  ['what was not sent back', [{ ...mug, quantity: 0 }, towel], 'https://wren.example/cart/12:1'],
  ['what has a variant', [mug, { ...towel, variantId: null }], 'https://wren.example/cart/11:2'],
  [
    'the product, without variants',
    [{ ...mug, variantId: null }],
    'https://wren.example/products/stoneware-mug',
  ],
  ['the store, without anything', [], 'https://wren.example/'],
])('leads to %s', (_what, lines, address) => {
  expect(sameAgain({ domain: 'wren.example', storefront_url: null }, lines)).toBe(address);
});
