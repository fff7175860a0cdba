import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { formatCount } from '#platform/ui-kit/format/count.ts';
import { DownloadCsv } from '#platform/ui-kit/parts/download-csv.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { getTimeline } from '../../contract/person-calls.ts';
import { timelineCsv } from './timeline-csv.ts';

/** Years of most people, and still fast. */
const MOST_ROWS = 3000;

interface DownloadProps {
  shop: { shopUrl: string; shopTimeZone: string };
  subscriberId: string;
}

/** Saves the complete timeline of a person as a file. */
export function DownloadTimeline({ shop, subscriberId }: DownloadProps) {
  const { shopUrl, shopTimeZone: timeZone } = shop;
  return (
    <DownloadCsv
      what="what happened"
      fileName={`person-${shopUrl.replace(/\..*$/, '')}-${subscriberId.slice(-8)}.csv`}
      rows={async (tell) => {
        const { rows, isWhole } = await readPages(
          async (cursor) => {
            const page = await makeCall(getTimeline, {
              query: { shopUrl, subscriberId, ...(cursor !== null && { cursor }) },
            });
            return { rows: page.entries, next: page.nextCursor };
          },
          { most: MOST_ROWS, tell },
        );
        if (!isWhole) toastWarning('timeline-cut', cutAt(rows.length));
        return timelineCsv(rows, timeZone);
      }}
    />
  );
}

function cutAt(count: number): string {
  return `The file holds the newest ${formatCount(count)} of more. All that is kept of them comes by e-mail: Prepare a copy.`;
}
