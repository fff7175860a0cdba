import { expect, it } from 'vitest';
import { readPeopleSearch } from './read-people-search.ts';

const none = { text: null, email: null, numberStarts: [], numberEnd: null };

it.each([
  ['Mira Krüger', { ...none, text: 'Mira Krüger' }],
  ['  王伟 ', { ...none, text: '王伟' }],
  ['نور', { ...none, text: 'نور' }],
  ['=HYPERLINK("x")', { ...none, text: '=HYPERLINK("x")' }],
  ['Mira\u0000', { ...none, text: 'Mira' }],
  ['mira@shop', { ...none, email: 'mira@shop' }],
  ['+49 1521 555', { ...none, numberStarts: ['491521555'] }],
  ['+54 11 2345 6789', { ...none, numberStarts: ['5491123456789'] }],
  ['+52 1 55 1234 5678', { ...none, numberStarts: ['525512345678'] }],
  ['0049 1521', { ...none, numberStarts: ['491521'] }],
  ['01521 5550101', { ...none, numberStarts: ['4915215550101'], numberEnd: '15215550101' }],
  [
    '4915215550101',
    { ...none, numberStarts: ['4915215550101', '494915215550101'], numberEnd: '4915215550101' },
  ],
  ['0101', { ...none, numberStarts: ['49101'], numberEnd: null }],
  ['50101', { ...none, numberStarts: ['50101', '4950101'], numberEnd: '50101' }],
  ['12', { ...none, text: '12' }],
])('reads the search %j', (typed, read) => expect(readPeopleSearch(typed, '49')).toEqual(read));

it.each(['', '   ', '\u0000\u200B'])('%j is not a search', (typed) =>
  expect(readPeopleSearch(typed, '49')).toBeNull(),
);
