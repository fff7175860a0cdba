import { writeCsv } from '#platform/csv/write-csv.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { formatMomentExact } from '#platform/ui-kit/format/moment.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import { getMessages, type MessageFilter } from '../../contract/message-calls.ts';
import type { MessageRow } from '../../contract/message-row.ts';
import { explainRow } from '../../rules/explain-row.ts';
import { CHANNEL_WORDS, originInWords, STATE_WORDS } from '../../rules/message-words.ts';

/** More than that is for the reports, which come by e-mail. */
const MOST_ROWS = 5000;
const HEAD = ['When', 'Name', 'Phone', 'E-mail', 'Channel', 'Campaign', 'State', 'Why', 'Code', 'Message id'];

/** Saves the messages that the list shows, and those behind its end up to 5,000, as a CSV file. */
export async function downloadMessages(
  shopUrl: string,
  filter: MessageFilter,
  timeZone: string,
): Promise<void> {
  const rows: MessageRow[] = [];
  let cursor: string | null = null;
  do {
    const page: { messages: MessageRow[]; nextCursor: string | null } = await makeCall(getMessages, {
      query: { ...filter, shopUrl, ...(cursor !== null && { cursor }) },
    });
    rows.push(...page.messages);
    cursor = page.nextCursor;
  } while (cursor !== null && rows.length < MOST_ROWS);
  saveFile('messages.csv', writeCsv([HEAD, ...rows.map((row) => toCells(row, timeZone))]));
}

function toCells(row: MessageRow, timeZone: string): string[] {
  return [
    formatMomentExact(row.createdAt, timeZone),
    row.person.name ?? '',
    row.person.phone ?? '',
    row.person.email ?? '',
    CHANNEL_WORDS[row.channel],
    originInWords(row),
    STATE_WORDS[row.state].word,
    explainRow(row) ?? '',
    String(row.failure?.code ?? ''),
    row.messageId,
  ];
}
