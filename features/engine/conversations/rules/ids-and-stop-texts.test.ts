import { expect, it } from 'vitest';
import { STOP_LANGUAGES, STOP_TEXTS } from './stop-texts.ts';
import { readWhatsAppIds } from './whatsapp-ids.ts';

it.each([
  [['4915112345678'], '4915112345678', null],
  [['+4915112345678'], '4915112345678', null],
  [['DE.1234567890'], null, 'DE.1234567890'],
  [['DE.1234567890', '4915112345678'], '4915112345678', 'DE.1234567890'],
  [['4915112345678', '4915112345679'], '4915112345678', null],
  [[null, undefined, ''], null, null],
])('%j names the number %s and the account %s', (written, waId, bsuid) => {
  expect(readWhatsAppIds(...written)).toEqual({ waId, bsuid });
});

it.each(STOP_LANGUAGES)('the opt-out question and its answers exist in %s', (language) => {
  const { stopped, question, stop, keep, kept } = STOP_TEXTS[language];
  expect(stopped).toMatch(/[.।]$/);
  expect(question).toMatch(/[?？؟]$/);
  expect(kept).toMatch(/[.।]$/);
  // WhatsApp and Messenger allow at most this many characters on a button.
  for (const title of [stop, keep]) expect(title).toMatch(/^.{2,20}$/u);
  expect(stop).not.toBe(keep);
});
