import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { omitOtherLanguages } from './omit-other-languages.ts';

const FILES = globSync('features/product/automations/campaigns/*/words/*.ts');

it('removes every language but English from the texts of a campaign', () => {
  const source = `export const ASK: WordsByLanguage = {
  en: {
    body: 'Confirm {{orderName}}, de: { yes }',
    buttons: ['Yes'],
  },
  de: {
    body: 'Bestätige {{orderName}}',
    buttons: ['Ja'],
  },
  es: { body: 'Confirma', buttons: [] },
  pt_BR: {
    body: 'Confirme',
    buttons: [],
  },
};`;
  expect(omitOtherLanguages(source)).toBe(`export const ASK: WordsByLanguage = {
  en: {
    body: 'Confirm {{orderName}}, de: { yes }',
    buttons: ['Yes'],
  },
};`);
});

it.each(FILES)('finds every language in %s', (file) => {
  const source = readFileSync(file, 'utf8');
  const left = omitOtherLanguages(source);
  expect(left).toMatch(/^ {2}en: \{/m);
  expect(left).not.toMatch(/^ {2}(?:de|es|pt_BR|hi|ar):/m);
  expect(left.split('WordsByLanguage = {').length).toBe(source.split('WordsByLanguage = {').length);
});
