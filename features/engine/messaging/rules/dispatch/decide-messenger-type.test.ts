import { expect, test } from 'vitest';
import { decideMessengerType } from './decide-messenger-type.ts';

test.each([
  ['an answer to the person’s message', 'messengerText', 'service', 'RESPONSE'],
  ['an offer within 24 hours', 'messengerCards', 'marketing', 'UPDATE'],
  ['a receipt within 24 hours', 'messengerReceipt', 'utility', 'UPDATE'],
  ['a shipment notice days later', 'messengerTemplate', 'utility', 'UTILITY'],
  ['an answer that uses a template', 'messengerTemplate', 'service', 'UTILITY'],
] as const)('%s goes as %s for %s: %s', (_what, kind, purpose, type) => {
  expect(decideMessengerType(kind, { purpose, isLateAnswer: false })).toEqual({ kind: 'go', type });
});

test('an offer never uses a utility template', () => {
  expect(
    decideMessengerType('messengerTemplate', { purpose: 'marketing', isLateAnswer: false }),
  ).toMatchObject({ kind: 'refuse' });
});

test('a person’s answer days later has the tag for answers of people', () => {
  expect(decideMessengerType('messengerText', { purpose: 'service', isLateAnswer: true })).toEqual({
    kind: 'go',
    type: 'MESSAGE_TAG',
    tag: 'HUMAN_AGENT',
  });
});
