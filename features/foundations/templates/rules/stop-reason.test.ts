import { expect, it } from 'vitest';
import { stopReason } from './stop-reason.ts';

it.each([
  ['a name', 'INVALID_FORMAT', 'WhatsApp did not accept its variables or its form.'],
  ['text', 'The sample is missing', 'The sample is missing.'],
  ['a sentence', 'Too long!', 'Too long!'],
  ['null', null, 'WhatsApp gave no reason.'],
  ['its code for no reason', 'NONE', 'WhatsApp gave no reason.'],
  ['our own name', 'nameTaken', 'Template name already exists.'],
  [
    'a name of Messenger',
    'TAG_SHOULD_BE_MARKETING',
    'Messenger takes it for marketing, which a template may not carry there.',
  ],
  ['spaces', ' ', 'WhatsApp gave no reason.'],
])('%s', (_name, reason, sentence) => {
  expect(stopReason(reason)).toBe(sentence);
});

it('each reason of WhatsApp has its own sentence without the internal name', () => {
  const names = [
    'FIRST_PAUSE',
    'SECOND_PAUSE',
    'RATE_LIMITING_PAUSE',
    'DISABLED',
    'INVALID_FORMAT',
    'ABUSIVE_CONTENT',
    'TAG_CONTENT_MISMATCH',
    'PROMOTIONAL',
    'SCAM',
  ];
  const sentences = names.map(stopReason);
  for (const sentence of sentences)
    expect(sentence).toMatch(/^(?!.*[A-Z]{3,}).+WhatsApp.*\.$|^WhatsApp .+\.$/);
  expect(new Set(sentences).size).toBe(names.length);
  expect(stopReason('NEVER_SEEN')).toBe('NEVER_SEEN.');
});
