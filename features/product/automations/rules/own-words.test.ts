import { expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { ownTemplateLabel, ownWordsName, wordsOf } from './own-words.ts';

const TEMPLATE: TemplateDefinition = {
  name: 'cart_reminder_own_2',
  language: 'en',
  category: 'MARKETING',
  header: null,
  body: 'Hi {{1}}, your *{{2}}* waits.\n\nIt is the last one of its kind that we have in our shop.',
  variables: [
    { name: 'firstNameWA', sample: 'Lena' },
    { name: 'productTitle', sample: 'Mug' },
  ],
  footer: null,
  buttons: [],
  offer: null,
  cards: null,
};

it('words name their values', () => {
  expect(wordsOf(TEMPLATE)).toMatch(/^Hi \{\{firstName\}\}, your \*\{\{productTitle\}\}\* waits\./);
});

it('in a choice, words are told apart by their beginning, and named templates by their name', () => {
  expect(ownTemplateLabel(TEMPLATE)).toEqual({
    name: 'Your own words',
    description: ['Hi …, your … waits. It is the last one of its kind that we h…'],
  });
  expect(ownTemplateLabel({ ...TEMPLATE, name: 'spring' })).toEqual({
    name: 'spring',
    description: ['Your own template'],
  });
});

it.each([
  ['cart_reminder_1', 'cart_reminder_1_own'],
  ['cart_reminder_1_own', 'cart_reminder_1_own'],
  ['cart_reminder_1_own_12', 'cart_reminder_1_own'],
])('words in place of %s begin with the name %s', (name, first) => {
  expect(ownWordsName(name)).toBe(first);
});
