import { expect, test } from 'vitest';
import { saveTyped } from './save-typed.ts';

interface Form {
  name: string;
  code: string | null;
  utm: Record<string, string>;
  offers: readonly string[];
}

const BEGAN: Form = { name: 'Welcome', code: null, utm: { source: 'bellbird' }, offers: ['10%', '20%'] };

test.each<
  [string, { typed?: Partial<Form>; stored?: Partial<Form> }, kept: Partial<Form>, shown?: Partial<Form>]
>([
  ['nothing typed and nothing stored', {}, {}],
  ['a typed change stays', { typed: { name: 'Hello' } }, { name: 'Hello' }],
  ['a stored change shows', { stored: { name: 'Theirs' } }, { name: 'Theirs' }],
  [
    'typed and stored changes of different fields both stay',
    { typed: { code: 'MINE' }, stored: { name: 'Theirs' } },
    { code: 'MINE', name: 'Theirs' },
  ],
  [
    'a field with a typed and a stored change',
    { typed: { name: 'Mine' }, stored: { name: 'Theirs' } },
    { name: 'Mine' },
    { name: 'Theirs' },
  ],
  [
    'nested fields are merged separately',
    { typed: { utm: { source: 'bellbird', term: 'mine' } }, stored: { utm: { source: 'theirs' } } },
    { utm: { source: 'theirs', term: 'mine' } },
  ],
  [
    'a removed field stays removed',
    { typed: { utm: {} }, stored: { utm: { source: 'bellbird', term: 'theirs' } } },
    { utm: { term: 'theirs' } },
  ],
  [
    'a list is merged as a whole',
    { typed: { offers: ['15%', '20%'] }, stored: { offers: ['10%'] } },
    { offers: ['15%', '20%'] },
    { offers: ['10%'] },
  ],
])('%s', (_name, { typed, stored }, kept, shown = kept) => {
  const typing = { began: BEGAN, typed: { ...BEGAN, ...typed }, stored: { ...BEGAN, ...stored } };
  expect(saveTyped(typing)).toEqual({ ...BEGAN, ...kept });
  expect(saveTyped(typing, 'stored')).toEqual({ ...BEGAN, ...shown });
});
