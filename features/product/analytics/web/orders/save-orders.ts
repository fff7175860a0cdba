import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import { writeCsv, type CsvCell } from '#platform/csv/write-csv.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { plainPhone } from '#platform/ui-kit/format/plain-phone.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import { saveFile } from '#platform/ui-kit/save-file.ts';
import { listOrders, type ListedOrder } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
import type { OrdersAsked } from './asked-orders.ts';
import { describeSource } from './describe-source.ts';
import type { SourceWords } from './orders-page.tsx';
import { toQuery } from './use-orders.ts';

/** Enough for a year of most shops, and still fast. */
const MOST_ROWS = 10_000;
const AT_ONCE = 200;

interface Saving {
  sourceWords: SourceWords;
  /** Receives the progress. */
  reportProgress: (rows: number) => void;
}

/** Saves the listed orders, and up to 10,000 beyond them, as a CSV file. */
export async function saveOrders(
  merchant: Merchant,
  asked: OrdersAsked,
  { sourceWords, reportProgress }: Saving,
): Promise<{ rows: number; isWhole: boolean }> {
  const { shopUrl, shopTimeZone } = merchant;
  const { rows: orders, isWhole } = await readPages(
    async (after) => {
      const page = await makeCall(listOrders, {
        query: { ...toQuery(shopUrl, asked), limit: AT_ONCE, ...(after !== null && { after }) },
      });
      return { rows: page.orders, next: page.next };
    },
    { most: MOST_ROWS, reportProgress },
  );
  const name = `orders-${shopUrl.replace(/\..*$/, '')}-${shopDay(new Date(), shopTimeZone)}.csv`;
  saveFile(
    name,
    writeCsv([headOf(merchant), ...orders.map((order) => toCells(order, merchant, sourceWords))]),
  );
  return { rows: orders.length, isWhole };
}

function headOf({ shopCurrency: currency, shopTimeZone: timeZone }: Merchant): string[] {
  return [
    fill(texts.files.ordered, { timeZone }),
    texts.files.order,
    texts.files.name,
    texts.files.phone,
    texts.files.creditedTo,
    texts.files.channel,
    texts.files.by,
    fill(texts.files.touched, { timeZone }),
    texts.files.why,
    fill(texts.files.value, { currency }),
    fill(texts.files.returned, { currency }),
    fill(texts.files.net, { currency }),
    fill(texts.files.onTheseDays, { currency }),
    texts.files.changes,
    texts.files.messageId,
    texts.files.orderId,
  ];
}

function toCells(order: ListedOrder, merchant: Merchant, sourceWords: SourceWords): CsvCell[] {
  const { shopCurrency, shopTimeZone } = merchant;
  const { credit, person } = order;
  const money = (minor: number) => (order.isOtherCurrency ? null : toDecimal(minor, shopCurrency));
  return [
    sortableMoment(order.orderedAt, shopTimeZone),
    order.name,
    person?.name ?? null,
    person?.phoneShown ? plainPhone(person.phoneShown) : null,
    credit && describeSource(credit.source, sourceWords),
    credit && CHANNEL_LABELS[credit.channel],
    credit && texts.touches.kinds[credit.touch.kind],
    credit && sortableMoment(credit.touch.at, shopTimeZone),
    credit && credit.whySentence,
    money(order.amountMinor),
    money(order.returnedMinor),
    money(order.netMinor),
    money(order.onDaysMinor),
    changesOf(order, shopCurrency),
    credit && credit.messageId,
    order.orderId,
  ];
}

function changesOf({ lines }: ListedOrder, currency: string): string {
  return lines
    .filter(({ kind }) => kind !== 'order')
    .map(
      ({ kind, day, amountMinor }) =>
        `${texts.orderMoney.changes[kind]} ${day} ${toDecimal(amountMinor, currency)}`,
    )
    .join('; ');
}
