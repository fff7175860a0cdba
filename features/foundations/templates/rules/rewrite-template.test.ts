import { expect, it } from 'vitest';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { rewriteTemplate } from './rewrite-template.ts';

const REMINDER: TemplateDefinition = {
  name: 'reminder',
  language: 'de',
  category: 'MARKETING',
  header: { kind: 'image', sampleUrl: null },
  body: 'Hallo {{1}}, dein Warenkorb wartet.',
  variables: [{ name: 'firstName', sample: 'Lena' }],
  footer: 'Wren & Willow',
  buttons: [
    { kind: 'link', title: 'Zum Warenkorb', link: 'page' },
    { kind: 'reply', title: 'Abmelden', payload: 'STOP' },
  ],
  offer: null,
  cards: null,
};
const samples = { productTitle: 'Moss mug' };
const rewrite = (text: string, titles: readonly string[] | null = null) =>
  rewriteTemplate(REMINDER, { name: 'reminder_own', text, titles, samples });

it('keeps everything except the name and the text', () => {
  const { name: _name, body: _body, variables: _variables, ...kept } = REMINDER;
  expect(rewrite('Hey {{firstName}}, {{productTitle}} wartet noch auf dich, {{firstName}}!')).toEqual({
    definition: {
      ...kept,
      name: 'reminder_own',
      body: 'Hey {{1}}, {{2}} wartet noch auf dich, {{1}}!',
      variables: [
        { name: 'firstName', sample: 'Lena' },
        { name: 'productTitle', sample: 'Moss mug' },
      ],
    },
  });
});

it('changes the titles of buttons, and keeps what they do', () => {
  expect(rewrite('Dein Warenkorb wartet.', ['Voltar ao carrinho', 'Sair da lista'])).toMatchObject({
    definition: {
      buttons: [
        { kind: 'link', title: 'Voltar ao carrinho', link: 'page' },
        { kind: 'reply', title: 'Sair da lista', payload: 'STOP' },
      ],
    },
  });
});

it.each([
  ['an empty title', ['', 'Sair'], 'The button text cannot be empty.'],
  ['a title of 21 characters', ['x'.repeat(21), 'Sair'], 'You can only enter 20 characters in button text.'],
  ['a variable in a title', ['{{firstName}}', 'Sair'], 'The button text cannot have variables.'],
  ['the same title twice', ['Sair', 'Sair'], 'Two buttons have the same text.'],
  ['an emoji in a title', ['Sair 👋', 'Ver'], 'no emoji'],
])('refuses %s', (_what, titles, sentence) => {
  const rewritten = rewrite('Dein Warenkorb wartet.', titles);
  expect('faults' in rewritten && rewritten.faults.join()).toContain(sentence);
});

it.each([
  ['no text', ' ', 'Template Body cannot be empty'],
  [
    'a variable at the end',
    'Dein Warenkorb wartet, {{firstName}}',
    'The text may not begin or end with a variable.',
  ],
  ['single braces', 'Dein {Warenkorb} wartet.', 'The variables in the text must be'],
])('refuses %s with a clear message', (_what, text, sentence) => {
  const rewritten = rewrite(text);
  expect('faults' in rewritten && rewritten.faults[0]).toContain(sentence);
});
