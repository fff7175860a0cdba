import { expect, it } from 'vitest';
import { limitBody, limitButton, limitName } from './limit-typing.ts';

it.each([
  ['a name', limitName, 'Spring_2027', 'Spring_2027', null],
  ['a name with spaces', limitName, 'spring sale!', 'springsale', 'characters'],
  ['a name that is too long', limitName, 'a'.repeat(251), 'a'.repeat(250), 'length'],
  ['a text that is too long', limitBody, 'a'.repeat(1025), 'a'.repeat(1024), 'length'],
  ['a text whose last emoji does not fit', limitBody, `${'a'.repeat(1023)}🎉`, 'a'.repeat(1023), 'length'],
  ['a button that is too long', limitButton, 'a'.repeat(21), 'a'.repeat(20), 'length'],
])('keeps the allowed part of %s', (_, limit, typed, kept, removed) => {
  expect(limit(typed)).toEqual({ kept, removed });
});
