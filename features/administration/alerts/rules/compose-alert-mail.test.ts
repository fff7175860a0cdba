import { expect, it } from 'vitest';
import { forReader } from '#platform/language/for-reader.ts';
import { readerWith } from '#platform/language/reader.ts';
import { composeAlertMail, composeTestMail } from './compose-alert-mail.ts';

const SHOP = { shopName: 'Wren\n& Willow', publicUrl: 'https://bell.example' };
const STOPPED = {
  sentence: 'Your WhatsApp number was stopped.',
  action: { label: 'See why', path: '/sender-health' },
};

it('names what began, with a link to each, and the way to the settings', () => {
  const { subject, text } = composeAlertMail(SHOP, [STOPPED, STOPPED]);
  expect(subject).toBe('Wren & Willow: 2 things need your attention');
  expect(text).toContain('Your WhatsApp number was stopped.\nSee why: https://bell.example/sender-health\n');
  expect(text).toContain('https://bell.example/settings#alert-mails');
});

it('is written in the language of the reader', () => {
  const { subject, text } = forReader(readerWith('de'), () => composeAlertMail(SHOP, [STOPPED]));
  expect(subject).toBe('Wren & Willow: Handlungsbedarf in 1 Fall');
  expect(text).not.toContain('Hello');
});

it('says in a test that it is one', () => {
  expect(composeTestMail(SHOP).subject).toBe('Test from Bellbird for Wren & Willow');
});
