import { expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { buttonsOf, ownTemplateLabel, ownWordsName, wordsOf } from './own-words.ts';

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

it('an own text names its variables', () => {
  expect(wordsOf(TEMPLATE)).toMatch(/^Hi \{\{firstName\}\}, your \*\{\{productTitle\}\}\* waits\./);
});

it('the button that unsubscribes is known by what it does, whatever its title', () => {
  const buttons: TemplateDefinition['buttons'] = [
    { kind: 'address', title: 'Stop', url: 'https://shop.example/stop' },
    { kind: 'code', sample: 'SPRING' },
    { kind: 'reply', title: 'Later', payload: 'later' },
    { kind: 'reply', title: 'Bye', payload: 'STOP' },
  ];
  expect(buttonsOf({ ...TEMPLATE, buttons })).toEqual([
    { kind: 'link', title: 'Stop', isStop: false },
    { kind: 'code', title: 'Copy offer code', isStop: false },
    { kind: 'reply', title: 'Later', isStop: false },
    { kind: 'reply', title: 'Bye', isStop: true },
  ]);
});

it('a choice shows own texts by their first words, and named templates by their names', () => {
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
])('an own text that replaces %s has a name that starts with %s', (name, first) => {
  expect(ownWordsName(name)).toBe(first);
});
