import { describe, expect, it } from 'vitest';
import { addressBlocks, ipPrefix } from './address-blocks.ts';

describe("the blocks of a shopper's address", () => {
  it.each([
    ['203.0.113.77', ['203.0.113.77/32 for 1', '203.0.113.0/24 for 5']],
    ['::ffff:203.0.113.77', ['203.0.113.77/32 for 1', '203.0.113.0/24 for 5']],
    [
      '2001:db8:85a3:12ab::370:7334',
      ['2001:db8:85a3:12ab::/64 for 1', '2001:db8:85a3:1200::/56 for 2', '2001:db8:85a3::/48 for 4'],
    ],
    [
      '2001:0DB8:85a3::1',
      ['2001:db8:85a3:0::/64 for 1', '2001:db8:85a3:0::/56 for 2', '2001:db8:85a3::/48 for 4'],
    ],
    ['fe80::1%eth0', ['fe80:0:0:0::/64 for 1', 'fe80:0:0:0::/56 for 2', 'fe80:0:0::/48 for 4']],
    ['::1', ['0:0:0:0::/64 for 1', '0:0:0:0::/56 for 2', '0:0:0::/48 for 4']],
  ])('%s: %j', (address, blocks) => {
    expect(addressBlocks(address).map(({ prefix, people }) => `${prefix} for ${people}`)).toEqual(blocks);
  });
});

describe("the stored part of a shopper's address", () => {
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
