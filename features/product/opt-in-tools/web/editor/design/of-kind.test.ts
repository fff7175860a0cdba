import { expect, test } from 'vitest';
import { PLACEHOLDER_CODE, type Discount } from '../../../contract/tool-discount.ts';
import { ofKind } from './of-kind.ts';

const FIXED: Discount = { kind: 'fixed', code: 'WREN15', percent: 15 };
const UNIQUE: Discount = { kind: 'unique', percent: 20, validDays: 7 };

test.each<[string, Discount['kind'], Discount, Discount | null, Discount]>([
  ['starts as a new discount', 'unique', FIXED, null, { kind: 'unique', percent: 15, validDays: 30 }],
  [
    'starts with the placeholder for a code',
    'fixed',
    UNIQUE,
    null,
    { ...FIXED, code: PLACEHOLDER_CODE, percent: 20 },
  ],
  ['gets its earlier code back', 'fixed', UNIQUE, FIXED, { ...FIXED, percent: 20 }],
  ['gets its earlier validity back', 'unique', FIXED, UNIQUE, { ...UNIQUE, percent: 15 }],
])('a discount of another kind %s', (_name, kind, now, left, discount) => {
  expect(ofKind(kind, now, left)).toEqual(discount);
});
