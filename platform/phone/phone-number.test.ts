import { expect, it } from 'vitest';
import { showPhone } from './phone-number.ts';

it.each([
  ['+4915112345678', '+49 1511 2345678'],
  ['+4915215551026', '+49 1521 5551026'],
  ['+14155552671', '+1 415 555 2671'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+999123456', '+999123456'],
])('%s is shown as %s', (e164, shown) => {
  expect(showPhone(e164)).toBe(shown);
});
