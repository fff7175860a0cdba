import { expect, it } from 'vitest';
import { readTestRef, writeTestRef } from './test-ref.ts';

const ABOUT = {
  shopUrl: 'demo.myshopify.com',
  shopName: 'Wren & Co: home',
  sourceId: 'd1',
  template: 'cart_1',
};

it('contains the shop with underscores', () => {
  expect(writeTestRef(ABOUT)).toBe('demo.myshopify.com::Wren_&_Co_home::d1::cart_1::test');
});

it('is read back correctly, whatever the shop’s name is', () => {
  expect(readTestRef(writeTestRef(ABOUT))).toEqual({ shopUrl: 'demo.myshopify.com', sourceId: 'd1' });
});

it.each([
  '',
  'demo.myshopify.com',
  'demo.myshopify.com::Wren::d1::cart_1',
  'demo.myshopify.com::Wren::::cart_1::test',
  'demo.myshopify.com::Wren::d1::cart_1::test::more',
])('%j is not a test', (ref) => {
  expect(readTestRef(ref)).toBeNull();
});
