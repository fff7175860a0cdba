import { expect, it } from 'vitest';
import { browserEnd, linkTokenEnd, proofDeadline } from './chat-link-terms.ts';
import { isStorePage, storeHosts } from './store-hosts.ts';

const STORE = { shop_url: 'mug.myshopify.com', domain: 'mug.example', storefront_url: null };
const SANDBOX = { ...STORE, storefront_url: 'http://localhost:4000/stores/mug/' };

it('the hosts of a store are its own, and that of its storefront if it names one', () => {
  expect(storeHosts(STORE)).toEqual(['mug.myshopify.com', 'mug.example']);
  expect(storeHosts(SANDBOX)).toEqual(['mug.myshopify.com', 'mug.example', 'localhost:4000']);
  expect(storeHosts({ ...STORE, storefront_url: 'no address' })).toHaveLength(2);
});

it.each([
  ['https://mug.example/products/1', STORE, true],
  ['http://mug.myshopify.com/', STORE, true],
  ['https://other.example/', STORE, false],
  ['https://mug.example/checkouts/c/1', STORE, false],
  ['ftp://mug.example/', STORE, false],
  ['xhttps://mug.example/', STORE, false],
  ['mug.example', STORE, false],
  ['http://localhost:4000/stores/mug/products/1', SANDBOX, true],
  ['http://localhost:4000/stores/rug/products/1', SANDBOX, false],
  ['https://mug.example/products/1', SANDBOX, true],
])('%s is a page of the store: %s', (address, store, isSo) => {
  expect(isStorePage(address, store)).toBe(isSo);
});

it('a link identifies a browser for half an hour, a tap waits a day, and an unseen browser is released after half a year', () => {
  const at = new Date('2026-03-01T00:00:00Z');
  expect(linkTokenEnd(at).toISOString()).toBe('2026-03-01T00:30:00.000Z');
  expect(proofDeadline(at).toISOString()).toBe('2026-03-02T00:00:00.000Z');
  expect(browserEnd(at).toISOString()).toBe('2026-08-28T00:00:00.000Z');
});
