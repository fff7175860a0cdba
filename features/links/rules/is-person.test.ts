import { expect, it } from 'vitest';
import { isPerson } from './is-person.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', true],
  ['WhatsApp/2.23.20.0', false],
  ['facebookexternalhit/1.1', false],
  ['Googlebot/2.1', false],
  [undefined, false],
])('a link opened by %s counts: %s', (userAgent, counts) => {
  expect(isPerson(userAgent)).toBe(counts);
});
