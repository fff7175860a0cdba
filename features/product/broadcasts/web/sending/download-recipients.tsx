import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { fill } from '#platform/language/reader.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import type { Broadcast } from '../../contract/broadcast.ts';
import { getRecipients, type BroadcastRecipient, type RecipientState } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';

/** Larger files come as a report by e-mail. */
const MOST_ROWS = 20_000;

interface DownloadProps {
  broadcast: Broadcast;
  query: { pageId: string; broadcastId: string; state?: RecipientState };
}

/** Saves the shown recipients, and up to 20,000 beyond them, as a file. */
export function DownloadRecipients({ broadcast: { broadcastName, timeZone }, query }: DownloadProps) {
  const name = broadcastName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  return (
    <DownloadCsv
      what={texts.recipients.download}
      fileName={`${name}-people.csv`}
      rows={async (reportProgress) => {
        const { rows, isWhole } = await readPages(
          async (cursor) => {
            const page = await makeCall(getRecipients, {
              query: { ...query, ...(cursor !== null && { cursor }) },
            });
            return { rows: page.recipients, next: page.nextCursor };
          },
          { most: MOST_ROWS, reportProgress },
        );
        if (!isWhole) toastWarning('recipients-cut', cutAt(rows.length));
        return recipientsCsv(rows, timeZone);
      }}
    />
  );
}

function cutAt(count: number): string {
  return fill(texts.recipients.cut, { count });
}

function recipientsCsv(recipients: readonly BroadcastRecipient[], timeZone: string): CsvRows {
  const at = (moment: string | null) => moment && sortableMoment(moment, timeZone);
  return [
    [
      texts.recipients.name,
      texts.recipients.phone,
      texts.recipients.state,
      texts.recipients.why,
      texts.recipients.text,
      fill(texts.recipients.sentIn, { timeZone }),
      fill(texts.recipients.readIn, { timeZone }),
      fill(texts.recipients.clickedIn, { timeZone }),
      texts.recipients.messageId,
    ],
    ...recipients.map((one) => [
      one.name,
      one.phone,
      one.stateWord,
      one.why,
      one.arm,
      at(one.sentAt),
      at(one.readAt),
      at(one.clickedAt),
      one.messageId,
    ]),
  ];
}
