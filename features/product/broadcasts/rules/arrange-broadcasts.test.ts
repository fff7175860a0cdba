import { expect, it } from 'vitest';
import type { BroadcastListItem } from '../contract/broadcast.ts';
import { arrangeBroadcasts, type SortKey } from './arrange-broadcasts.ts';

const FIGURES = { delivered: 0, failed: 0, readNumber: 0, CTRNumber: 0, revenue: 0 };
const LIST = [
  one('newest', 'draft', null, [0, 0, 0, 0]),
  one('Émile', 'active', '2026-12-01T10:00:00.000Z', [0, 0, 0, 0]),
  one('zebra', 'sent', '2026-11-03T10:00:00.000Z', [900, 20, 3, 100]),
  one('apples', 'sending', '2026-11-04T10:00:00.000Z', [100, 40, 1, 5000]),
];

it.each<[SortKey, boolean, string[]]>([
  ['name', false, ['apples', 'Émile', 'newest', 'zebra']],
  ['status', false, ['newest', 'Émile', 'apples', 'zebra']],
  ['when', false, ['zebra', 'apples', 'Émile', 'newest']],
  ['when', true, ['Émile', 'apples', 'zebra', 'newest']],
  ['sent', true, ['zebra', 'apples', 'newest', 'Émile']],
  ['read', false, ['zebra', 'apples', 'newest', 'Émile']],
  ['CTR', true, ['zebra', 'apples', 'newest', 'Émile']],
  ['revenue', true, ['apples', 'zebra', 'newest', 'Émile']],
])('sorts by %s, descending: %s', (key, isDescending, expected) => {
  const names = arrangeBroadcasts(LIST, { key, isDescending }).map(({ broadcastName }) => broadcastName);
  expect(names).toEqual(expected);
});

it('keeps the given order, the newest first, without a sort key', () => {
  expect(arrangeBroadcasts(LIST, null)).toEqual(LIST);
});

function one(
  broadcastName: string,
  status: BroadcastListItem['status'],
  at: string | null,
  [sent, read, CTR, revenueMinor]: [number, number, number, number],
): BroadcastListItem {
  return {
    id: broadcastName,
    broadcastName,
    status,
    isPaused: false,
    isCancelled: false,
    isHeldBack: false,
    isWaiting: false,
    statusReason: null,
    scheduleTime: at,
    scheduledFor: null,
    startedAt: null,
    endedAt: null,
    audienceName: '',
    type: 'broadcast',
    analytics: { ...FIGURES, sent, read, CTR, revenueMinor },
  };
}
