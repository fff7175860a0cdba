import { expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

it.each([
  ['eva@shop.example', true],
  ['eva.k+reports@mail.shop.example', true],
  ['zoë@bücher.example', true],
  ['eva@localhost', false],
  ['eva', false],
  ['', false],
  ['eva@shop.example,mallory@evil.example', false],
  ['mallory,eva@shop.example', false],
  ['eva@shop.example;mallory', false],
  ['Eva <eva@shop.example>', false],
  ['eva@shop.example\r\nBcc: mallory@evil.example', false],
  ['eva\u0000@shop.example', false],
  ['eva@shop..example', false],
  [`${'e'.repeat(65)}@shop.example`, false],
  [`eva@${'e'.repeat(250)}.example`, false],
])('%j: %s', (text, is) => expect(isMailAddress(text)).toBe(is));
