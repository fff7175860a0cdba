import { describe, expect, it } from 'vitest';
import { isPerson, withCampaignParameters } from './link-target.ts';

describe('a link in a message', () => {
  it.each([
    ['https://wren.example/cart', 'https://wren.example/cart?utm_source=bellbird'],
    ['https://wren.example/cart?key=1#top', 'https://wren.example/cart?key=1&utm_source=bellbird#top'],
    ['https://wren.example/?utm_source=news', 'https://wren.example/?utm_source=news'],
  ])('%s becomes %s', (address, expected) => {
    expect(withCampaignParameters(address, { utm_source: 'bellbird' })).toBe(expected);
  });

  it('cannot lead to a script', () => {
    expect(() => withCampaignParameters('javascript:alert(1)', {})).toThrow('http');
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
    ['WhatsApp/2.23.20.0', false],
    ['facebookexternalhit/1.1', false],
    ['Googlebot/2.1', false],
    [undefined, false],
  ])('opened by %s counts: %s', (userAgent, counts) => {
    expect(isPerson(userAgent)).toBe(counts);
  });
});
