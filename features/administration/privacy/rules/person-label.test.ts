import { expect, it } from 'vitest';
import { describeMask, maskPerson, namePerson } from './person-label.ts';

const NOBODY = { phoneE164: null, email: null, customerId: null };

it.each([
  ['a number', { ...NOBODY, phoneE164: '+4915112345678' }, '+49 1511 2345678', 'Number ending in 678'],
  ['an e-mail', { ...NOBODY, email: 'lena@example.com' }, 'lena@example.com', 'l…@…'],
  ['a customer', { ...NOBODY, customerId: '191167' }, 'Customer 191167', 'Customer ending in 167'],
  ['no identifier', NOBODY, null, 'Unknown'],
])('labels a person known by %s', (_by, person, name, mask) => {
  expect(namePerson(person)).toBe(name);
  expect(describeMask(maskPerson(person))).toBe(mask);
});

it.each(['Number ending in 678', 'Customer ending in 167', 'Unknown', 'l…@…'])(
  'still reads %s, which was stored in English before',
  (stored) => expect(describeMask(stored)).toBe(stored),
);
