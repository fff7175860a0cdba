import { writeCsv } from '#platform/csv/write-csv.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { hasFigures, momentOf } from '../../rules/arrange-broadcasts.ts';
import { STATUS_WORDS } from '../copy.ts';

interface Shown {
  broadcasts: readonly BroadcastListItem[];
  timeZone: string;
  currency: string;
}

/** Saves the broadcasts of the list, all its pages in the order they stand in, as a CSV file. */
export function downloadBroadcasts({ broadcasts, timeZone, currency }: Shown): void {
  const head = [
    'Name',
    'Audience',
    'Status',
    `Scheduled for / Sent at (${timeZone})`,
    'Sent',
    'Delivered',
    'Failed',
    'Read %',
    'Read',
    'CTR %',
    'Clicked',
    `Revenue (${currency})`,
  ];
  saveFile('broadcasts.csv', writeCsv([head, ...broadcasts.map((one) => toCells(one, timeZone))]));
}

function toCells(broadcast: BroadcastListItem, timeZone: string): string[] {
  const { broadcastName, audienceName, status, isPaused, isCancelled, analytics } = broadcast;
  const at = momentOf(broadcast);
  const { sent, delivered, failed, read, readNumber, CTR, CTRNumber, revenue } = analytics;
  const figures = [sent, delivered, failed, read, readNumber, CTR, CTRNumber, revenue];
  const beside = [isPaused && status === 'sending' && 'paused', isCancelled && 'cancelled'].filter(Boolean);
  return [
    broadcastName,
    audienceName,
    [STATUS_WORDS[status].word, ...beside].join(', '),
    at === null ? '' : sortableMoment(at, timeZone),
    ...figures.map((figure) => (hasFigures(broadcast) ? String(figure) : '')),
  ];
}
