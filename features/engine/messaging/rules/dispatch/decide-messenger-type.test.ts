import { expect, test } from 'vitest';
import { decideMessengerType } from './decide-messenger-type.ts';

test.each([
  ['an answer to the person’s message', 'messengerText', 'service', 'RESPONSE'],
  ['an offer within 24 hours', 'messengerCards', 'marketing', 'UPDATE'],
  ['a receipt within 24 hours', 'messengerReceipt', 'utility', 'UPDATE'],
  ['a shipment notice days later', 'messengerTemplate', 'utility', 'UTILITY'],
  ['an answer that uses a template', 'messengerTemplate', 'service', 'UTILITY'],
] as const)('%s goes as %s for %s: %s', (_what, kind, purpose, type) => {
  expect(decideMessengerType(kind, purpose)).toEqual({ kind: 'go', type });
});

test('an offer never uses a utility template', () => {
  expect(decideMessengerType('messengerTemplate', 'marketing')).toMatchObject({ kind: 'refuse' });
});
