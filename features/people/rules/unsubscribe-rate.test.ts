import { expect, it } from 'vitest';
import { unsubscribeRate } from './unsubscribe-rate.ts';

it.each([
  [{ unsubscribed: 1, subscribed: 3 }, '33.33 %'],
  [{ unsubscribed: 0, subscribed: 3 }, '0.00 %'],
  [{ unsubscribed: 2, subscribed: 0 }, '0.00 %'],
  [{ unsubscribed: 3, subscribed: 2 }, '150.00 %'],
])('%j is %s', (counts, rate) => expect(unsubscribeRate(counts)).toBe(rate));
