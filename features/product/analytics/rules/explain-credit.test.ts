import { expect, it } from 'vitest';
import { explainCredit } from './explain-credit.ts';

const ORDERED_AT = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(ORDERED_AT.getTime() - minutes * 60_000);

it.each([
  ['code', 9999, 'The order used the code that this message carried.'],
  ['click', 0, 'The shopper clicked its link less than a minute before the order.'],
  ['click', 1, 'The shopper clicked its link 1 minute before the order.'],
  ['click', 47 * 60, 'The shopper clicked its link 47 hours before the order.'],
  ['click', 4 * 24 * 60, 'The shopper clicked its link 4 days before the order.'],
  ['read', 90, 'The shopper read it 1 hour before the order, and no click of theirs counts.'],
] as const)('%s, %i minutes before', (kind, minutes, sentence) => {
  expect(explainCredit(kind, ago(minutes), ORDERED_AT)).toBe(sentence);
});
