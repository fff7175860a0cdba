import { expect, it } from 'vitest';
import { describeAwaited } from './describe-awaited.ts';

it.each([
  ['under review', { status: 'PENDING', unfit: null }, 'keeps sending until WhatsApp approves yours'],
  ['rejected', { status: 'REJECTED', unfit: null }, 'Fix yours and resubmit it'],
  ['paused', { status: 'PAUSED', unfit: null }, 'WhatsApp paused your text. The old one keeps sending.'],
  ['switched off', { status: 'DISABLED', unfit: null }, 'The old one keeps sending.'],
  ['approved', { status: 'ENABLED', unfit: null }, 'uses it in a moment'],
  [
    'approved with a variable of its own',
    { status: 'ENABLED', unfit: { kind: 'value', variable: 'offer' } },
    'Nothing fills {{offer}} in this message',
  ],
  ['with a discount that there is not', { status: 'PENDING', unfit: { kind: 'discount' } }, 'Set a discount'],
] as const)('a text that is %s is told so', (_name, awaited, words) => {
  expect(describeAwaited(awaited)).toContain(words);
});
