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
  ['nothing was typed and nothing was stored', {}, {}],
  ['what was typed stays', { typed: { name: 'Hello' } }, { name: 'Hello' }],
  ['what was stored shows', { stored: { name: 'Theirs' } }, { name: 'Theirs' }],
  [
    'each of two parts has its own',
    { typed: { code: 'MINE' }, stored: { name: 'Theirs' } },
    { code: 'MINE', name: 'Theirs' },
  ],
  [
    'a part that both changed',
    { typed: { name: 'Mine' }, stored: { name: 'Theirs' } },
    { name: 'Mine' },
    { name: 'Theirs' },
  ],
  [
    'parts of a part are told apart',
    { typed: { utm: { source: 'bellbird', term: 'mine' } }, stored: { utm: { source: 'theirs' } } },
    { utm: { source: 'theirs', term: 'mine' } },
  ],
  [
    'a part that was taken away stays away',
    { typed: { utm: {} }, stored: { utm: { source: 'bellbird', term: 'theirs' } } },
    { utm: { term: 'theirs' } },
  ],
  [
    'a list is one part',
    { typed: { offers: ['15%', '20%'] }, stored: { offers: ['10%'] } },
    { offers: ['15%', '20%'] },
    { offers: ['10%'] },
  ],
])('%s', (_name, { typed, stored }, kept, shown = kept) => {
  const typing = { began: BEGAN, typed: { ...BEGAN, ...typed }, stored: { ...BEGAN, ...stored } };
  expect(saveTyped(typing)).toEqual({ ...BEGAN, ...kept });
  expect(saveTyped(typing, 'stored')).toEqual({ ...BEGAN, ...shown });
});
