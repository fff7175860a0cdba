import { expect, it } from 'vitest';
import { describeAwaited } from './describe-awaited.ts';

it.each([
  ['under review', { status: 'PENDING', unfit: null }, 'keeps sending until WhatsApp approves yours'],
  ['rejected', { status: 'REJECTED', unfit: null }, 'Change yours and submit them again.'],
  ['paused', { status: 'PAUSED', unfit: null }, 'WhatsApp paused your words. The old one keeps sending.'],
  ['switched off', { status: 'DISABLED', unfit: null }, 'The old one keeps sending.'],
  ['approved', { status: 'ENABLED', unfit: null }, 'uses them in a moment'],
  [
    'approved with an unknown variable',
    { status: 'ENABLED', unfit: { kind: 'value', variable: 'offer' } },
    'Nothing fills {{offer}} in this message',
  ],
  ['with a discount that is not set', { status: 'PENDING', unfit: { kind: 'discount' } }, 'Set a discount'],
] as const)('describes own texts that are %s', (_name, awaited, words) => {
  expect(describeAwaited(awaited)).toContain(words);
});

it('names the text that is sent in the meantime', () => {
  const sentence = describeAwaited({ status: 'PENDING', unfit: null }, 'Reminder');
  expect(sentence).toContain('The text “Reminder” keeps sending until WhatsApp approves yours.');
});
