import { writeCsv } from '#platform/csv/write-csv.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import { getRecipients, type BroadcastRecipient, type RecipientState } from '../../contract/sending-calls.ts';

/** More than that is for the report, which comes by e-mail. */
const MOST_ROWS = 20_000;
const HEAD = ['Name', 'Phone', 'State', 'Why', 'Text', 'Sent', 'Read', 'Clicked', 'Message id'];

interface Wanted {
  pageId: string;
  broadcastId: string;
  state?: RecipientState;
}

/** Saves the people of a broadcast that are shown, and those behind the end of the list up to 20,000, as a CSV file. */
export async function downloadRecipients(
  broadcastName: string,
  wanted: Wanted,
  tell: (rows: number) => void,
): Promise<void> {
  const rows: BroadcastRecipient[] = [];
  let cursor: string | null = null;
  do {
    const page: { recipients: BroadcastRecipient[]; nextCursor: string | null } = await makeCall(
      getRecipients,
      { query: { ...wanted, ...(cursor !== null && { cursor }) } },
    );
    rows.push(...page.recipients);
    tell(rows.length);
    cursor = page.nextCursor;
  } while (cursor !== null && rows.length < MOST_ROWS);
  const name = broadcastName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  saveFile(`${name}-people.csv`, writeCsv([HEAD, ...rows.map(toCells)]));
}

function toCells(row: BroadcastRecipient): string[] {
  return [
    row.name ?? '',
    row.phone ?? '',
    row.stateWord,
    row.why ?? '',
    row.arm ?? '',
    row.sentAt ?? '',
    row.readAt ?? '',
    row.clickedAt ?? '',
    row.messageId ?? '',
  ];
}
