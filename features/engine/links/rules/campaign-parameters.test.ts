import { describe, expect, it } from 'vitest';
import { withCampaignParameters } from './campaign-parameters.ts';

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
});
