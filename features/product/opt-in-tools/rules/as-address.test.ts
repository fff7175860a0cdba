import { expect, it } from 'vitest';
import { asAddress } from './as-address.ts';

it.each([
  ['/collections/summer', '/collections/summer'],
  ['moss', 'moss'],
  ['https://wren.example/products/moss-mug?variant=1', '/products/moss-mug?variant=1'],
  ['HTTP://wren.example', '/'],
  ['/products/moss-mug#reviews', '/products/moss-mug'],
  [' /pages/über uns ', '/pages/%C3%BCber%20uns'],
  // Here "ü" is two characters.
  ['/pages/u\u0308ber', '/pages/%C3%BCber'],
  ['/pages/%C3%BCber', '/pages/%C3%BCber'],
  ['/رمضان', '/%D8%B1%D9%85%D8%B6%D8%A7%D9%86'],
  ['/half-a-letter-\ud83d', '/half-a-letter-%EF%BF%BD'],
])('encodes the page rule %j as %j', (text, address) => {
  expect(asAddress(text)).toBe(address);
  // A browser encodes it the same way.
  if (text.startsWith('/')) {
    const { pathname, search } = new URL(asAddress(text), 'https://wren.example');
    expect(pathname + search).toBe(address);
  }
});
