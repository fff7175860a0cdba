import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import type { BroadcastListItem } from '../../contract/broadcast.ts';
import { broadcastsCsv } from './broadcasts-csv.ts';

interface Shown {
  broadcasts: readonly BroadcastListItem[];
  merchant: Pick<Merchant, 'shopUrl' | 'shopTimeZone'>;
  currency: string;
}

/** Saves all pages of the list as CSV, in their order. */
export function downloadBroadcasts({ broadcasts, merchant, currency }: Shown): void {
  const { shopUrl, shopTimeZone: timeZone } = merchant;
  const name = `broadcasts-${shopUrl.replace(/\..*$/, '')}-${shopDay(new Date(), timeZone)}.csv`;
  saveFile(name, writeCsv(broadcastsCsv(broadcasts, { timeZone, currency })));
}
