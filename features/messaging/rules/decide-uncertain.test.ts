import { describe, expect, it } from 'vitest';
import { decideUncertain } from './decide-uncertain.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('a message without answer and without receipt', () => {
  it.each([
    ['waits ten minutes', 9, 1, 0, 'wait'],
    ['is sent again when later receipts of the sender came in', 11, 5, 0, 'retry'],
    ['is sent again only once', 11, 5, 1, 'close'],
    ['waits on while no receipts come in at all', 11, 30, 0, 'wait'],
    ['waits on when there never was a receipt', 11, null, 0, 'wait'],
    ['is closed after a day of silence', 24 * 60, null, 0, 'close'],
  ] as const)('%s', (_name, claimedMinutes, receiptMinutes, unknownRetries, expected) => {
    const lastReceiptAt = receiptMinutes === null ? null : minutesAgo(receiptMinutes);
    expect(
      decideUncertain({ now: NOW, claimedAt: minutesAgo(claimedMinutes), lastReceiptAt, unknownRetries }),
    ).toBe(expected);
  });
});
