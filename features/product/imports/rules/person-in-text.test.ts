import { expect, it } from 'vitest';
import { personFinder } from './person-in-text.ts';

const isNamedIn = personFinder({ phones: ['+4915112399123'], emails: ['lena@example.com'] });

it.each([
  ['Lena,+4915112399123,Bonn', true],
  ['Lena;0151 / 123-99 123', true],
  ['"Lena","(0151) 12399123"', true],
  ['Lena@Example.com', true],
  ['Marie,+4915112399124', false],
  ['Lena', false],
])('finds the person in %j: %s', (text, isNamed) => {
  expect(isNamedIn(text)).toBe(isNamed);
});
