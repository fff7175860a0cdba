import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { hasFigures, momentOf } from '../../rules/arrange-broadcasts.ts';
import { texts } from '../../texts/en.ts';

interface Shown {
  timeZone: string;
  currency: string;
}

/** Returns the listed broadcasts as CSV, in their order. */
export function broadcastsCsv(broadcasts: readonly BroadcastListItem[], shown: Shown): string[][] {
  const head = [
    texts.columns.name,
    texts.columns.audience,
    texts.columns.status,
    fill(texts.columns.whenIn, { timeZone: shown.timeZone }),
    texts.figures.sent,
    texts.figures.delivered,
    texts.figures.failed,
    texts.columns.readPercent,
    texts.figures.read,
    texts.columns.ctrPercent,
    texts.columns.clicked,
    fill(texts.columns.revenueIn, { currency: shown.currency }),
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
    isPaused && status === 'sending' && texts.marks.paused,
    isWaiting && texts.marks.waiting,
    isCancelled && texts.marks.cancelled,
  ].filter(Boolean);
  return [
    broadcastName,
    audienceName,
    [texts.statuses[status], ...beside].join(', '),
    at === null ? '' : sortableMoment(at, timeZone),
    ...figures.map((figure) => (hasFigures(broadcast) ? figure : '')),
  ];
}
