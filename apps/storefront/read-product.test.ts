import { expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

it.each([
  ['https://wren.example/products/moss-mug', '42', { productId: '42' }],
  ['https://wren.example/en/products/cr%C3%A8me-mug?x=1', undefined, { handle: 'crème-mug' }],
  ['https://wren.example/collections/all/products/moss-mug#top', '', { handle: 'moss-mug' }],
  ['https://wren.example/products/', undefined, null],
  ['https://wren.example/products/%', undefined, null],
  ['https://wren.example/collections/products', undefined, null],
])('%s', (address, productId, product) => {
  expect(readProduct(address, productId)).toEqual(product);
});
