import { toDecimal } from '#platform/money/minor-units.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { hasFigures, momentOf } from '../../rules/arrange-broadcasts.ts';
import { STATUS_LABELS } from '../copy.ts';

interface Shown {
  timeZone: string;
  currency: string;
}

/** Returns the listed broadcasts as CSV, in their order. */
export function broadcastsCsv(broadcasts: readonly BroadcastListItem[], shown: Shown): string[][] {
  const head = [
    'Name',
    'Audience',
    'Status',
    `Scheduled for / Sent at (${shown.timeZone})`,
    'Sent',
    'Delivered',
    'Failed',
    'Read %',
    'Read',
    'CTR %',
    'Clicked',
    `Revenue (${shown.currency})`,
  ];
  return [head, ...broadcasts.map((one) => toCells(one, shown))];
}

function toCells(broadcast: BroadcastListItem, { timeZone, currency }: Shown): string[] {
  const { broadcastName, audienceName, status, isPaused, isWaiting, isCancelled, analytics } = broadcast;
  const at = momentOf(broadcast);
  const { sent, delivered, failed, read, readNumber, CTR, CTRNumber, revenueMinor } = analytics;
  const figures = [
    ...[sent, delivered, failed, read, readNumber, CTR, CTRNumber].map(String),
    toDecimal(revenueMinor, currency),
  ];
  const beside = [
    isPaused && status === 'sending' && 'paused',
    isWaiting && 'waiting',
    isCancelled && 'cancelled',
  ].filter(Boolean);
  return [
    broadcastName,
    audienceName,
    [STATUS_LABELS[status].word, ...beside].join(', '),
    at === null ? '' : sortableMoment(at, timeZone),
    ...figures.map((figure) => (hasFigures(broadcast) ? figure : '')),
  ];
}
