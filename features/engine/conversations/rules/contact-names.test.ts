import { expect, it } from 'vitest';
import { namesOfContact } from './contact-names.ts';

it.each([
  ['both names', { full_name: 'Ana Souza', first_name: 'Ana' }, { firstName: 'Ana', lastName: 'Souza' }],
  ['a full name alone', { full_name: 'Ana Souza' }, { firstName: 'Ana Souza', lastName: null }],
  ['a first name alone', { first_name: ' Ana ' }, { firstName: 'Ana', lastName: null }],
  ['another full name', { full_name: 'Souza Ana', first_name: 'Ana' }, { firstName: 'Ana', lastName: null }],
  ['a number', { full_name: '+49 1521 5550101' }, null],
  ['nothing', {}, null],
])('reads the name of a contact with %s', (_what, contact, names) => {
  expect(namesOfContact(contact)).toEqual(names);
});
