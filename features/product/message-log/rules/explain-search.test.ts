import { expect, it } from 'vitest';
import { readSearch } from './explain-search.ts';

const LENA = '+4915112345678';
const ID = '0199f2c4-7a3b-7c1d-8e2f-123456789abc';

it.each([
  ['0151 12345678', { kind: 'phone', phones: [LENA] }],
  ['+49 151 123-456-78', { kind: 'phone', phones: [LENA] }],
  ['0049 (151) 12345678', { kind: 'phone', phones: [LENA] }],
  ['4915112345678', { kind: 'phone', phones: [LENA, '+494915112345678'] }],
  ['+1 415 555 2671', { kind: 'phone', phones: ['+14155552671'] }],
  ['#1001', { kind: 'order', orderNames: ['#1001', '1001'] }],
  [' 1001 ', { kind: 'order', orderNames: ['1001', '#1001'] }],
  ['WW-1001', { kind: 'order', orderNames: ['WW-1001', '#WW-1001'] }],
  ['Lena.Vogel@Example.com', { kind: 'email', email: 'lena.vogel@example.com' }],
  [ID.toUpperCase(), { kind: 'message', messageId: ID }],
  ['12345678901234567890', { kind: 'order' }],
])('reads the search %j', (typed, search) => {
  expect(readSearch(typed, 'DE')).toMatchObject(search);
});
