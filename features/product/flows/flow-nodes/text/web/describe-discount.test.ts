import { expect, it } from 'vitest';
import { describeDiscount } from './describe-discount.ts';

const own = { isOfTool: false, hasOther: false };

it.each([
  [
    { kind: 'unique', percent: 10, expiresAfterSeconds: 3 * 86_400 } as const,
    own,
    /different code for each shopper.*10% off, valid for 3 days/,
  ],
  [{ kind: 'unique', percent: 5, expiresAfterSeconds: 3600 } as const, own, /5% off, valid for 1 hour/],
  [
    { kind: 'fixed', percent: 12.5, code: 'SPRING' } as const,
    own,
    /is SPRING, your code for everybody: 12.5% off/,
  ],
  [null, own, /Set one there, or write a text without a discount/],
  [null, { ...own, hasOther: true }, /the text without a discount is sent/],
  [null, { ...own, isOfTool: true }, /the opt-in tool gave the shopper\. If it gave none: No discount/],
])('describes the discount %o', (discount, of, sentence) => {
  expect(describeDiscount(discount, of)).toMatch(sentence);
});
