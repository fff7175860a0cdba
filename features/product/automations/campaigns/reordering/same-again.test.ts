import { expect, it } from 'vitest';
import { sameAgain, type BoughtLine } from './same-again.ts';

const mug: BoughtLine = { variantId: '11', quantity: 2, handle: 'stoneware-mug' };
const towel: BoughtLine = { variantId: '12', quantity: 1, handle: 'linen-towel' };

it.each<[string, BoughtLine[], string]>([
  ['all lines with their quantities', [mug, towel], 'https://wren.example/cart/11:2,12:1'],
  ['lines that are still sold', [{ ...mug, handle: null }, towel], 'https://wren.example/cart/12:1'],
  ['lines that were not returned', [{ ...mug, quantity: 0 }, towel], 'https://wren.example/cart/12:1'],
  ['lines with a variant', [mug, { ...towel, variantId: null }], 'https://wren.example/cart/11:2'],
  [
    'the product if no line has a variant',
    [{ ...mug, variantId: null }],
    'https://wren.example/products/stoneware-mug',
  ],
  ['the store if nothing is left', [], 'https://wren.example/'],
])('links to %s', (_what, lines, address) => {
  expect(sameAgain({ domain: 'wren.example', storefront_url: null }, lines)).toBe(address);
});
