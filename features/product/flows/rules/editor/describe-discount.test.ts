import { expect, it } from 'vitest';
import { describeDiscount } from './describe-discount.ts';

const own = { isOfTool: false, hasOther: false };

it.each([
  [
    { kind: 'unique', percent: 10, expiresAfterSeconds: 3 * 86_400 } as const,
    own,
    /own for each shopper.*10% off, good for 3 days/,
  ],
  [{ kind: 'unique', percent: 5, expiresAfterSeconds: 3600 } as const, own, /5% off, good for one hour/],
  [
    { kind: 'fixed', percent: 12.5, code: 'SPRING' } as const,
    own,
    /is SPRING, your code for everybody: 12.5% off/,
  ],
  [null, own, /set one there, or write what is said without one/],
  [null, { ...own, hasOther: true }, /the text without one is sent/],
  [null, { ...own, isOfTool: true }, /the tool gave the shopper\. Where it gave none: No discount/],
])('%o', (discount, of, sentence) => {
  expect(describeDiscount(discount, of)).toMatch(sentence);
});
