import { expect, it } from 'vitest';
import { consentOrigin } from './consent-origins.ts';

it.each([
  ['granted', 'checkoutWidget', 'through “Checkout widget”'],
  ['granted', 'orderUpdates', 'through “Order updates”'],
  ['granted', 'keyword', 'by writing to you'],
  ['granted', 'import', 'by an imported list'],
  ['revoked', 'keyword', 'by writing STOP, or the like'],
] as const)('%s by %s', (kind, origin, words) => {
  expect(consentOrigin({ kind, origin })).toBe(words);
});
