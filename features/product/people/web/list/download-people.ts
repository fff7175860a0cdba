import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import { writeCsv, type CsvCell } from '#platform/csv/write-csv.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { fill } from '#platform/language/reader.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import {
  getSubscribersV2,
  getUnsubscribers,
  MOST_IN_PAGE,
  type Subscriber,
} from '../../contract/subscriber-calls.ts';
import { texts } from '../../texts/en.ts';
import { STANDING_LABELS } from './subscriber-words.ts';
import type { ListView } from './use-subscribers.ts';

/** Larger files come as an export by e-mail. */
export const MOST_ROWS = 10_000;

interface Shop {
  shopUrl: string;
  shopCurrency: string;
  shopTimeZone: string;
}

/** The saved people, and whether there were more people than a file can have. */
export interface Saved {
  rows: number;
  isWhole: boolean;
  /** At most this many were not in the list yet. */
  notListedYet: number;
}

/** Saves the list with its search, filters and sorting. */
export async function downloadSubscribers(
  shop: Shop,
  { filter, ...sort }: ListView,
  reportProgress: (rows: number) => void,
): Promise<Saved> {
  const { shopUrl } = shop;
  let notListedYet = 0;
  const read = await readPages(
    async (cursor) => {
      const page = await makeCall(getSubscribersV2, {
        query: {
          shopUrl,
          ...filter,
          ...sort,
          limit: String(MOST_IN_PAGE),
          ...(cursor !== null && { cursor }),
        },
      });
      notListedYet = Math.max(notListedYet, page.notListedYetCount);
      return { rows: page.subscribers, next: page.nextCursor };
    },
    { most: MOST_ROWS, reportProgress },
  );
  saveSubscribers(shop, read.rows);
  return { rows: read.rows.length, isWhole: read.isWhole, notListedYet };
}

/** Saves these people. */
export function saveSubscribers(shop: Shop, people: readonly Subscriber[]): void {
  const head = [
    texts.columns.firstName,
    texts.columns.lastName,
    texts.columns.phone,
    texts.columns.email,
    texts.columns.channel,
    fill(texts.columns.revenueIn, { currency: shop.shopCurrency }),
    texts.columns.tool,
    fill(texts.columns.subscribedIn, { timeZone: shop.shopTimeZone }),
    texts.columns.status,
  ];
  save(shop, 'subscribers', [head, ...people.map((one) => toCells(one, shop))]);
}

function toCells(person: Subscriber, { shopTimeZone }: Shop): CsvCell[] {
  return [
    person.firstName,
    person.lastName,
    person.phoneNumber,
    person.email,
    CHANNEL_LABELS[person.channel],
    // Without the currency's sign, so that it can be added up.
    person.totalRevenue.replace(/^[^\d-]+/, ''),
    person.optinType === null ? null : optInWay(person.optinType),
    person.status === 'never' ? null : sortableMoment(person.createdAt, shopTimeZone),
    STANDING_LABELS[person.status].word,
  ];
}

/** Saves everybody who unsubscribed. */
export async function downloadUnsubscribers(
  shop: Shop,
  reportProgress: (rows: number) => void,
): Promise<Saved> {
  const { shopUrl } = shop;
  const read = await readPages(
    async (cursor) => {
      const page = await makeCall(getUnsubscribers, {
        query: { shopUrl, ...(cursor !== null && { cursor }) },
      });
      return { rows: page.unsubscribers, next: page.nextCursor };
    },
    { most: MOST_ROWS, reportProgress },
  );
  const head = [
    texts.columns.phone,
    texts.columns.name,
    texts.columns.email,
    texts.columns.channel,
    fill(texts.columns.unsubscribedIn, { timeZone: shop.shopTimeZone }),
  ];
  const cells = read.rows.map((one) => [
    one.phoneNumber,
    one.fullName,
    one.email,
    CHANNEL_LABELS[one.channel],
    one.unsubscribedAt && sortableMoment(one.unsubscribedAt, shop.shopTimeZone),
  ]);
  save(shop, 'unsubscribers', [head, ...cells]);
  return { rows: read.rows.length, isWhole: read.isWhole, notListedYet: 0 };
}

function save({ shopUrl, shopTimeZone }: Shop, what: string, rows: CsvCell[][]): void {
  const shop = shopUrl.replace(/\..*$/, '');
  saveFile(`${what}-${shop}-${shopDay(new Date(), shopTimeZone)}.csv`, writeCsv(rows));
}
