import { expect, it } from 'vitest';
import { stopReason } from './stop-reason.ts';

it.each([
  ['a name', 'INVALID_FORMAT', 'WhatsApp did not accept its variables or its form.'],
  ['words', 'The sample is missing', 'The sample is missing.'],
  ['a sentence', 'Too long!', 'Too long!'],
  ['nothing', null, 'WhatsApp gave no reason.'],
  ['its word for nothing', 'NONE', 'WhatsApp gave no reason.'],
  ['blanks', ' ', 'WhatsApp gave no reason.'],
])('%s', (_name, reason, sentence) => {
  expect(stopReason(reason)).toBe(sentence);
});
