import { expect, it } from 'vitest';
import { describePrice } from './reply-prices.ts';

it.each([
  [{ category: 'SERVICE', isBillable: true, type: 'regular' }, 'a service message, billable.'],
  [
    { category: 'service', isBillable: false, type: 'free_customer_service' },
    'a service message, free of charge, as an answer within 24 hours.',
  ],
  [
    { category: 'utility', isBillable: false, type: 'free_entry_point' },
    'a utility message, free of charge, within 72 hours of an ad.',
  ],
  [{ category: 'marketing_lite', isBillable: true, type: 'regular' }, 'a marketing lite message, billable.'],
  [{ category: 'service', isBillable: false, type: null }, 'a service message, free of charge.'],
  [{ category: 'utility', isBillable: null, type: null }, 'a utility message.'],
])('%o', (price, words) => {
  expect(describePrice(price)).toBe(`Meta counts it as ${words}`);
});
