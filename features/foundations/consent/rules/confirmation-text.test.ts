import { expect, it } from 'vitest';
import { AGREED_WORDS } from '../contract/agreed-words.ts';
import { confirmationText, findConfirmationCode } from './confirmation-text.ts';
import { readConsentWord } from './read-consent-word.ts';

const CODE = 'k3Zp09QxTa';
const OFFERED = confirmationText(CODE, null);

it.each([
  ['unchanged', OFFERED, CODE],
  ['with a greeting around it', `Hi! ${OFFERED} Thanks`, CODE],
  ['broken into lines', OFFERED.replace(' Code', '\nCode'), CODE],
  ['the code alone', CODE, null],
  ['the opposite', `Do not: ${CODE}`, null],
  ['other words before the code', `No offers please. Code: ${CODE}`, null],
  ['without a code', OFFERED.slice(0, -12), null],
  ['with half of the code', OFFERED.slice(0, -4), null],
  ['something else', 'Where is my order?', null],
])('finds the code in a message %s', (_how, text, code) => {
  expect(findConfirmationCode(text)).toBe(code);
});

it.each(Object.keys(AGREED_WORDS))('is recognized in %s, and is not an opt-out keyword', (language) => {
  const text = confirmationText(CODE, `${language}-XX`);
  expect(text).toContain(AGREED_WORDS[language as keyof typeof AGREED_WORDS]);
  expect([findConfirmationCode(text), readConsentWord(text)]).toEqual([CODE, null]);
});
