import { describe, expect, it } from 'vitest';
import { ipPrefix } from './ip-prefix.ts';

describe("what is kept of a shopper's address", () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('of %s it is %s', (address, prefix) => {
    expect(ipPrefix(address)).toBe(prefix);
  });
});
