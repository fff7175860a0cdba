import { expect, it } from 'vitest';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { broadcastsCsv } from './broadcasts-csv.ts';

function sent(revenueMinor: number, status: BroadcastListItem['status'] = 'sent'): BroadcastListItem {
  return {
    id: '1',
    broadcastName: 'Spring',
    status,
    isPaused: false,
    isCancelled: false,
    isHeldBack: false,
    isWaiting: false,
    statusReason: null,
    scheduleTime: null,
    scheduledFor: null,
    startedAt: null,
    endedAt: null,
    audienceName: 'All',
    type: 'broadcast',
    analytics: {
      sent: 3,
      delivered: 2,
      failed: 1,
      read: 50,
      readNumber: 1,
      CTR: 0,
      CTRNumber: 0,
      revenueMinor,
      revenue: 0,
    },
  };
}

it.each([
  [534_050, 'EUR', '5340.50'],
  [5340, 'JPY', '5340'],
  [5_340_500, 'KWD', '5340.500'],
])('writes %i minor units of %s as %s', (revenueMinor, currency, written) => {
  const [head, row] = broadcastsCsv([sent(revenueMinor)], { timeZone: 'UTC', currency });
  expect(head?.at(-1)).toBe(`Revenue (${currency})`);
  expect(row).toEqual(['Spring', 'All', 'Sent', '', '3', '2', '1', '50', '1', '0', '0', written]);
});

it('leaves the figures of an unsent broadcast empty', () => {
  const [, row] = broadcastsCsv([sent(0, 'draft')], { timeZone: 'UTC', currency: 'EUR' });
  expect(row?.slice(4)).toEqual(Array.from({ length: 8 }, () => ''));
});
