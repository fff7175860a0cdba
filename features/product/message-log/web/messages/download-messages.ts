import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import { writeCsv, type CsvCell } from '#platform/csv/write-csv.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import { getMessages, type MessageFilter } from '../../contract/message-calls.ts';
import type { MessageRow } from '../../contract/message-row.ts';
import { explainRow } from '../../rules/explain-row.ts';
import { describeOrigin, describeState } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';

/** Larger files come as reports by e-mail. */
const MOST_ROWS = 5000;

interface Shop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

/**
 * Saves the listed messages, and up to 5,000 beyond them, as a CSV file. `reportProgress` receives the progress. Returns whether
 * those were all.
 */
export async function downloadMessages(
  shop: Shop,
  filter: MessageFilter & { sortOrder: 'asc' | 'desc' },
  reportProgress: (rows: number) => void,
): Promise<{ rows: number; isWhole: boolean }> {
  const { shopUrl, shopTimeZone } = shop;
  const { rows, isWhole } = await readPages(
    async (cursor) => {
      const page = await makeCall(getMessages, {
        query: { ...filter, shopUrl, ...(cursor !== null && { cursor }) },
      });
      return { rows: page.messages, next: page.nextCursor };
    },
    { most: MOST_ROWS, reportProgress },
  );
  const name = `messages-${shopUrl.replace(/\..*$/, '')}-${shopDay(new Date(), shopTimeZone)}.csv`;
  saveFile(name, writeCsv([headOf(shop), ...rows.map((row) => toCells(row, shop))]));
  return { rows: rows.length, isWhole };
}

function headOf({ shopCurrency, shopTimeZone }: Shop): string[] {
  return [
    fill(texts.columns.whenIn, { timeZone: shopTimeZone }),
    texts.columns.name,
    texts.columns.phone,
    texts.columns.email,
    texts.columns.channel,
    texts.columns.campaign,
    texts.columns.state,
    texts.columns.why,
    fill(texts.columns.clickedIn, { timeZone: shopTimeZone }),
    fill(texts.columns.revenueIn, { currency: shopCurrency }),
    texts.columns.code,
    texts.columns.messageId,
  ];
}

function toCells(row: MessageRow, { shopCurrency, shopTimeZone }: Shop): CsvCell[] {
  return [
    sortableMoment(row.createdAt, shopTimeZone),
    row.person.name,
    row.person.phone,
    row.person.email,
    CHANNEL_LABELS[row.channel],
    describeOrigin(row),
    describeState(row.state).word,
    explainRow(row),
    row.clickedAt && sortableMoment(row.clickedAt, shopTimeZone),
    row.earned && toDecimal(row.earned.minor, shopCurrency),
    row.failure?.code ?? null,
    row.messageId,
  ];
}
