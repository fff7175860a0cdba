import { expect, it } from 'vitest';
import { areRepliesCharged, describePrice, describeReplyPrices } from './reply-prices.ts';

const BEFORE = '2026-09-30T23:59:59Z';
const SINCE = '2026-10-01T00:00:00Z';

it.each([
  [SINCE, { category: 'SERVICE', isBillable: true, type: 'regular' }, 'a service message, billable.'],
  [
    BEFORE,
    { category: 'service', isBillable: false, type: 'free_customer_service' },
    'a service message, free of charge, as an answer within 24 hours.',
  ],
  [
    SINCE,
    { category: 'service', isBillable: false, type: 'free_customer_service' },
    'a service message, free of charge, as one of the month’s free replies.',
  ],
  [
    SINCE,
    { category: 'utility', isBillable: false, type: 'free_entry_point' },
    'a utility message, free of charge, within 72 hours of an ad.',
  ],
  [
    SINCE,
    { category: 'marketing_lite', isBillable: true, type: 'regular' },
    'a marketing lite message, billable.',
  ],
  [SINCE, { category: 'service', isBillable: false, type: null }, 'a service message, free of charge.'],
  [SINCE, { category: 'service', isBillable: false, type: 'new_kind' }, 'a service message, free of charge.'],
  [SINCE, { category: 'utility', isBillable: null, type: null }, 'a utility message.'],
])('at %s: %o', (at, price, words) => {
  expect(describePrice(price, new Date(at))).toBe(`Meta counts it as ${words}`);
});

it('charges for replies from the start date on, and says so', () => {
  expect([BEFORE, SINCE].map((at) => areRepliesCharged(new Date(at)))).toEqual([false, true]);
  expect(describeReplyPrices()).toContain('Since October 1, 2026');
  expect(describeReplyPrices()).toContain('The first 1,000 replies of your number in a month are free');
});
