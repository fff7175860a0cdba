import { expect, test } from 'vitest';
import { costGrowth } from '#platform/testing/cost-growth.ts';
import { parseShopAddress, type ShopAddress } from './shop-address.ts';

const bluebell: ShopAddress = { kind: 'ok', shopUrl: 'bluebell-candles.myshopify.com' };
const subdomain: ShopAddress = { kind: 'subdomain' };
const invalid: ShopAddress = { kind: 'invalid' };

const cases: [typed: string, read: ShopAddress][] = [
  ['bluebell-candles.myshopify.com', bluebell],
  ['https://bluebell-candles.myshopify.com', bluebell],
  ['http://bluebell-candles.myshopify.com/', bluebell],
  ['https://bluebell-candles.myshopify.com/admin/products?page=2', bluebell],
  ['bluebell-candles.myshopify.com:443', bluebell],
  ['  Bluebell-Candles.MyShopify.com ', bluebell],
  ['bluebell-candles', bluebell],
  ['https://bluebell-candles/', bluebell],
  ['4711', { kind: 'ok', shopUrl: '4711.myshopify.com' }],
  ['www.bluebell-candles.myshopify.com', subdomain],
  ['https://www.bluebell-candles.myshopify.com/admin', subdomain],
  ['bluebell.candles.myshopify.com', subdomain],
  ['', invalid],
  ['   ', invalid],
  ['myshopify.com', invalid],
  ['.myshopify.com', invalid],
  ['bluebellmyshopify.com', invalid],
  ['bluebell-candles.com', invalid],
  ['https://admin.shopify.com/store/bluebell-candles', invalid],
  ['bluebell candles', invalid],
  ['bluebell candles.myshopify.com', invalid],
  ['-bluebell.myshopify.com', invalid],
  ['bluebell_candles.myshopify.com', invalid],
  ['owner@bluebell.myshopify.com', invalid],
  ['shop.bluebellmyshopify.com', subdomain],
  ['evil/bluebell.myshopify.com', invalid],
  [`${'b'.repeat(64)}.myshopify.com`, invalid],
];

test('takes linear time for an address of slashes', () => {
  expect(costGrowth((length) => parseShopAddress(`${'/'.repeat(length)}x`))).toBeLessThan(6);
});

test.each(cases)('%j is read as %j', (typed, read) => {
  expect(parseShopAddress(typed)).toEqual(read);
});
