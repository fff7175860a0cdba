import { describe, expect, it } from 'vitest';
import { decideUncertain } from './decide-uncertain.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number | null) =>
  minutes === null ? null : new Date(NOW.getTime() - minutes * 60_000);
const OPEN = 600;
const DAY = 24 * 60;

interface Case {
  purpose?: 'marketing' | 'utility';
  /** Minutes ago. */
  claimed: number;
  doorsOpen?: number | null;
  receipt?: number | null;
  retries?: number;
}

function told({
  purpose = 'marketing',
  claimed,
  doorsOpen = OPEN,
  receipt = null,
  retries = 0,
}: Case): string {
  const decision = decideUncertain({
    now: NOW,
    purpose,
    claimedAt: new Date(NOW.getTime() - claimed * 60_000),
    doorsOpenSince: ago(doorsOpen),
    lastReceiptAt: ago(receipt),
    unknownRetries: retries,
  });
  return decision.kind === 'close' ? `close: ${decision.because}` : decision.kind;
}

describe('a message without answer and without receipt', () => {
  it.each<[string, Case, string]>([
    ['waits ten minutes', { claimed: 9, receipt: 1 }, 'wait'],
    ['is sent again when later receipts of the sender came in', { claimed: 11, receipt: 5 }, 'retry'],
    ['is sent again only once', { claimed: 11, receipt: 5, retries: 1 }, 'close: unknown'],
    ['waits an hour where the sender had nothing else to hear of', { claimed: 59, receipt: 61 }, 'wait'],
    ['is sent again after that hour', { claimed: 61, receipt: 65 }, 'retry'],
    ['waits on when there never was a receipt', { claimed: 61 }, 'wait'],
    ['is closed after a day without any', { claimed: DAY, doorsOpen: 2 * DAY }, 'close: unknown'],
    [
      'is closed when our doors were shut meanwhile',
      { claimed: 11, doorsOpen: 5, receipt: 1 },
      'close: unknownAfterGap',
    ],
    [
      'is closed when our doors are shut',
      { claimed: 11, doorsOpen: null, receipt: 1 },
      'close: unknownAfterGap',
    ],
  ])('an offer %s', (_name, facts, expected) => {
    expect(told(facts)).toBe(expected);
  });

  it.each<[string, Case, string]>([
    ['waits for the repetition when our doors were shut', { claimed: 11, doorsOpen: 5, receipt: 1 }, 'wait'],
    ['waits for it a day', { claimed: DAY - 1, doorsOpen: 5, receipt: 1 }, 'wait'],
    ['is closed then', { claimed: DAY, doorsOpen: 5, receipt: 1 }, 'close: unknownAfterGap'],
    ['is sent again when the doors were open', { claimed: 11, receipt: 1 }, 'retry'],
  ])('a receipt of an order %s', (_name, facts, expected) => {
    expect(told({ ...facts, purpose: 'utility' })).toBe(expected);
  });
});
