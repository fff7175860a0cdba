import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, identity; q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['br;q=0.000,gzip;q=0', null],
  ['deflate, identity', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('chooses for "%s" the encoding %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
