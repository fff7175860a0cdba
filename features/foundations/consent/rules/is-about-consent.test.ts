import { expect, it } from 'vitest';
import { confirmationText } from './confirmation-text.ts';
import { isAboutConsent } from './is-about-consent.ts';

it.each([
  ['a stop', ['STOP'], true],
  ['a polite stop', ['Please stop, thank you'], true],
  ['a stop in another language', ['Abmelden'], true],
  ['a start', ['START'], true],
  ['a confirmation', [confirmationText('AbCdEf1234', 'en')], true],
  ['the payload of a button with another title', ['No more offers', 'STOP'], true],
  ['anything else', ['ok'], false],
  ['a sentence with the word in it', ['Do not stop the delivery'], false],
  ['no text', [null, undefined], false],
])('%s', (_name, texts, expected) => expect(isAboutConsent(texts)).toBe(expected));
