import { describe, expect, it } from 'vitest';
import { decideUncertain } from './decide-uncertain.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number | null) =>
  minutes === null ? null : new Date(NOW.getTime() - minutes * 60_000);
const DAY = 24 * 60;
const OPEN = 2 * DAY;

interface Case {
  /** Minutes ago. */
  claimed: number;
  open?: number | null;
  receipt?: number | null;
  retries?: number;
  /** Minutes from now. */
  expires?: number;
}

function decide(
  purpose: 'marketing' | 'utility' | 'service',
  { claimed, open = OPEN, receipt = 1, retries = 0, expires = DAY }: Case,
): string {
  const decision = decideUncertain({
    now: NOW,
    purpose,
    claimedAt: new Date(NOW.getTime() - claimed * 60_000),
    expiresAt: new Date(NOW.getTime() + expires * 60_000),
    endpointsOpenSince: ago(open),
    lastReceiptAt: ago(receipt),
    unknownRetries: retries,
  });
  return decision.kind === 'close' ? `close: ${decision.because}` : decision.kind;
}

describe('a message without an answer and without a receipt', () => {
  it.each<[string, Case, string]>([
    ['waits although newer receipts arrived', { claimed: 11 }, 'wait'],
    ['is not sent again after an hour', { claimed: 61 }, 'wait'],
    ['is not sent again just before its day is over', { claimed: DAY - 1 }, 'wait'],
    ['is closed after a day', { claimed: DAY }, 'close: unknown'],
    ['is closed after a day without any receipt', { claimed: DAY, receipt: null }, 'close: unknown'],
    ['waits when our endpoints were unavailable meanwhile', { claimed: 61, open: 5 }, 'wait'],
    ['is closed after a day with a gap', { claimed: DAY, open: 5 }, 'close: unknownAfterGap'],
    [
      'is closed after a day while our endpoints are unavailable',
      { claimed: DAY, open: null },
      'close: unknownAfterGap',
    ],
  ])('an offer %s', (_name, facts, expected) => {
    expect(decide('marketing', facts)).toBe(expected);
  });

  it.each<[string, Case, string]>([
    ['waits an hour although newer receipts arrived', { claimed: 59 }, 'wait'],
    ['is sent again after an hour', { claimed: 60 }, 'retry'],
    ['is sent again when no newer receipt arrived', { claimed: 61, receipt: 90 }, 'retry'],
    [
      'is sent again when our endpoints became available right before the sending',
      { claimed: 61, open: 61 },
      'retry',
    ],
    ['waits when there never was a receipt', { claimed: 61, receipt: null }, 'wait'],
    ['waits when our endpoints were unavailable meanwhile', { claimed: 61, open: 60 }, 'wait'],
    ['waits while our endpoints are unavailable', { claimed: 61, open: null }, 'wait'],
    ['is sent again only once', { claimed: DAY - 1, retries: 1 }, 'wait'],
    ['is closed a day after it was sent again', { claimed: DAY, retries: 1 }, 'close: unknown'],
    ['is not sent again after its expiry', { claimed: 61, expires: 0 }, 'wait'],
    ['is closed after a day', { claimed: DAY }, 'close: unknown'],
    ['is closed after a day with a gap', { claimed: DAY, open: 5 }, 'close: unknownAfterGap'],
  ])('an order message %s', (_name, facts, expected) => {
    expect(decide('utility', facts)).toBe(expected);
    expect(decide('service', facts)).toBe(expected);
  });
});
