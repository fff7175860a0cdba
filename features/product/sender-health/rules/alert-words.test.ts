import { expect, it } from 'vitest';
import { ALERT_LABELS } from './alert-words.ts';
import { asSentence } from './as-sentence.ts';

it.each([
  ['', ''],
  ['It broke', 'It broke.'],
  ['It broke.', 'It broke.'],
  ['It broke!', 'It broke!'],
  ['Why?', 'Why?'],
])('%j ends as a sentence: %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

it.each([
  ['tokenDead', 'Bellbird may no longer send by WhatsApp. Connect again; what waits is kept.'],
  ['stopped', 'WhatsApp messages wait: Account locked. Nothing is lost.'],
  [
    'qualityLow',
    'Your WhatsApp number’s quality is low: send less for a few days, or WhatsApp may block it.',
  ],
  ['receiptsLate', /^WhatsApp is reporting more than 15 minutes late\..+\.$/],
] as const)('the alert %s says what is wrong', (alert, sentence) => {
  const words = ALERT_LABELS[alert]({ channel: 'WhatsApp', reason: 'Account locked' });
  if (typeof sentence === 'string') expect(words).toBe(sentence);
  else expect(words).toMatch(sentence);
});

it('the alert for a stopped sender works without a reason', () => {
  expect(ALERT_LABELS.stopped({ channel: 'WhatsApp', reason: null })).toMatch(
    /^WhatsApp messages wait: +Nothing is lost\.$/,
  );
});
