import { expect, test } from 'vitest';
import { decideMessengerType } from './decide-messenger-type.ts';

test.each([
  ['an answer to what she wrote', 'messengerText', 'service', 'RESPONSE'],
  ['an offer within the day', 'messengerCards', 'marketing', 'UPDATE'],
  ['a receipt within the day', 'messengerReceipt', 'utility', 'UPDATE'],
  ['a parcel on its way, days later', 'messengerTemplate', 'utility', 'UTILITY'],
  ['an answer by template', 'messengerTemplate', 'service', 'UTILITY'],
] as const)('%s goes as %s for %s: %s', (_what, kind, purpose, type) => {
  expect(decideMessengerType(kind, purpose)).toEqual({ kind: 'go', type });
});

test('an offer never goes by utility template', () => {
  expect(decideMessengerType('messengerTemplate', 'marketing')).toMatchObject({ kind: 'refuse' });
});
