import { expect, it } from 'vitest';
import { showPhone, toE164, waIdToE164 } from './phone-number.ts';

it.each([
  ['+4915112345678', '+49 1511 2345678'],
  ['+4915215551026', '+49 1521 5551026'],
  ['+14155552671', '+1 415 555 2671'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+999123456', '+999123456'],
])('%s is shown as %s', (e164, shown) => {
  expect(showPhone(e164)).toBe(shown);
});

it.each([
  ['of an Indian, in his own digits', '९८७६५ ४३२१०', 'IN', '+919876543210'],
  ['of an Indian, in Bengali digits', '+৯১ ৯৮৭৬৫ ৪৩২১০', 'IN', '+919876543210'],
  ['of a Saudi, in his own digits', '٠٥٠١٢٣٤٥٦٧', 'SA', '+966501234567'],
  [
    'out of a list of contacts, with marks of direction',
    '\u202a+49 1511 2345678\u202c',
    'DE',
    '+4915112345678',
  ],
  ['in wide signs', '＋４９ １５１１ ２３４５６７８', 'DE', '+4915112345678'],
  ['abroad, where 00 is dialled', '0049 1511 2345678', 'IN', '+4915112345678'],
  ['abroad, where 011 is dialled', '0049 1511 2345678', 'US', '+4915112345678'],
  ['with the zero that is dialled at home', '+49 (0)1511 2345678', 'US', '+4915112345678'],
  ['with an extension', '(415) 555-2671 x12', 'US', '+14155552671'],
  ['of a Mexican, with the 1 of before', '+52 1 55 1234 5678', 'MX', '+525512345678'],
  ['of a Mexican', '55 1234 5678', 'MX', '+525512345678'],
  ['of a Brazilian, without the 9 of since', '+55 (21) 8765-4321', 'BR', '+5521987654321'],
  ['of a Brazilian at home, without it', '(21) 8765-4321', 'BR', '+5521987654321'],
  ['of a Brazilian', '(21) 98765-4321', 'BR', '+5521987654321'],
  ['of a Brazilian office', '(21) 3765-4321', 'BR', '+552137654321'],
  ['that is none', 'hello', 'DE', null],
])('a number %s is read', (_what, written, country, number) => {
  expect(toE164(written, country)).toBe(number);
});

it.each([
  ['4915112345678', '+4915112345678'],
  ['5215512345678', '+525512345678'],
  ['552187654321', '+5521987654321'],
  ['5521987654321', '+5521987654321'],
  ['552137654321', '+552137654321'],
  ['5491123456789', '+5491123456789'],
  ['0123456789', null],
])('whom WhatsApp calls %s is called %s', (waId, number) => {
  expect(waIdToE164(waId)).toBe(number);
});
