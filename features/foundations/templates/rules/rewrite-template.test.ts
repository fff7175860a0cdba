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
const rewrite = (text: string) => rewriteTemplate(REMINDER, { name: 'reminder_own', text, samples });

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
