import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { fill } from '#platform/language/reader.ts';
import { DownloadCsv } from '#platform/ui-kit/parts/download-csv.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import { getTimeline } from '../../contract/person-calls.ts';
import { texts } from '../../texts/en.ts';
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
      what={texts.timeline.download}
      fileName={`person-${shopUrl.replace(/\..*$/, '')}-${subscriberId.slice(-8)}.csv`}
      rows={async (reportProgress) => {
        const { rows, isWhole } = await readPages(
          async (cursor) => {
            const page = await makeCall(getTimeline, {
              query: { shopUrl, subscriberId, ...(cursor !== null && { cursor }) },
            });
            return { rows: page.entries, next: page.nextCursor };
          },
          { most: MOST_ROWS, reportProgress },
        );
        if (!isWhole) toastWarning('timeline-cut', fill(texts.timeline.cut, { rows: rows.length }));
        return timelineCsv(rows, timeZone);
      }}
    />
  );
}
