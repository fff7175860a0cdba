import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { fill } from '#platform/language/reader.ts';
import { toDecimal } from '#platform/money/minor-units.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { plainPhone } from '#platform/ui-kit/format/plain-phone.ts';
import { sortableMoment } from '#platform/ui-kit/format/sortable-moment.ts';
import { DownloadCsv, type CsvRows } from '#platform/ui-kit/parts/download-csv.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { PageLink } from '#platform/ui-kit/parts/page-link.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { toastWarning } from '#platform/ui-kit/toast.tsx';
import type { CreditedOrder } from '../contract/credited-order-calls.ts';
import { texts } from '../texts/en.ts';
import { nameFile } from './name-file.ts';
import styles from './recent-orders.module.css';
import { readCreditedOrders, useCreditedOrders } from './use-credited-orders.ts';
import type { Overview } from './use-overview.ts';

interface RecentOrdersProps {
  shop: { shopUrl: string; shopTimeZone: string };
  channel: Channel | undefined;
  overview: Overview;
  /** Returns a campaign's name. Another feature provides it. */
  nameOf: (sourceType: string, name: string | null) => string;
}

/** The newest credited orders, each with a link to its explanation. */
export function RecentOrders({ shop, channel, overview: { span, currencyCode }, nameOf }: RecentOrdersProps) {
  const { shopUrl, shopTimeZone: timeZone } = shop;
  const asked = { shopUrl, channel: channel ?? 'All', from: span.from, to: span.to } as const;
  const { data, error, refetch } = useCreditedOrders(asked);
  return (
    <Panel
      title={texts.recent.title}
      aside={
        <DownloadCsv
          what={texts.recent.download}
          fileName={nameFile('orders-from-messages', shopUrl, span)}
          rows={async (reportCount) => {
            const { orders, isWhole } = await readCreditedOrders(asked, reportCount);
            if (!isWhole) toastWarning('orders-cut', fill(texts.recent.cut, { count: orders.length }));
            return rowsOf(orders, { timeZone, currencyCode, nameOf });
          }}
        />
      }
    >
      {data === undefined && (
        <NotLoaded bare what={texts.recent.what} height={280} error={error} retry={() => void refetch()} />
      )}
      {data?.orders.length === 0 && <p className={styles.nothing}>{texts.recent.none}</p>}
      {data !== undefined && data.orders.length > 0 && (
        <ul className={styles.orders}>
          {data.orders.map((order) => (
            <li key={order.orderId} className={styles.order}>
              <OrderLine order={order} {...{ timeZone, currencyCode, nameOf }} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        <PageLink to={ordersOf(asked)}>{texts.recent.all}</PageLink>
      </p>
    </Panel>
  );
}

/** Returns the address of the orders page for the same days and channel. */
function ordersOf({ channel, from, to }: { channel: Channel | 'All'; from: string; to: string }): string {
  return `/orders?${new URLSearchParams({ from, to, ...(channel !== 'All' && { channel }) })}`;
}

interface Shown extends Pick<RecentOrdersProps, 'nameOf'> {
  timeZone: string;
  currencyCode: string;
}

function OrderLine({ order, timeZone, currencyCode, nameOf }: Shown & { order: CreditedOrder }) {
  const { messageId, name, netMinor, returnedMinor, orderedAt, source, whySentence } = order;
  const money = (minor: number) => formatMoney(minor, currencyCode);
  return (
    <>
      <span className={styles.who}>
        <PageLink to={`/messages/${messageId}`} closed={<span>{whoOf(order)}</span>}>
          {whoOf(order)}
        </PageLink>
        <span className={styles.quiet}>
          {' '}
          {name} · <Moment at={orderedAt} timeZone={timeZone} />
        </span>
      </span>
      <span className={styles.amount}>{netMinor === 0 ? nothingLeft(order) : money(netMinor)}</span>
      <span className={styles.why}>
        {fill(whyOf(order), {
          source: nameOf(source.type, source.name),
          why: whySentence,
          amount: money(returnedMinor),
        })}
      </span>
    </>
  );
}

function whyOf({ netMinor, returnedMinor }: CreditedOrder) {
  if (returnedMinor <= 0) return texts.recent.why;
  return netMinor === 0 ? texts.recent.whyReturned : texts.recent.whyPartReturned;
}

/** An amount of zero alone looks like a mistake. */
function nothingLeft({ returnedMinor }: CreditedOrder): string {
  return returnedMinor > 0 ? texts.recent.returned : texts.recent.free;
}

function whoOf({ person }: CreditedOrder): string {
  return person?.name ?? person?.phoneShown ?? texts.recent.erased;
}

function rowsOf(
  orders: readonly CreditedOrder[],
  { timeZone, currencyCode: currency, nameOf }: Shown,
): CsvRows {
  const money = (minor: number) => toDecimal(minor, currency);
  return [
    [
      fill(texts.files.ordered, { timeZone }),
      texts.files.order,
      texts.files.name,
      texts.files.phone,
      texts.files.channel,
      texts.files.creditedTo,
      texts.files.why,
      fill(texts.files.value, { currency }),
      fill(texts.files.returned, { currency }),
      fill(texts.files.net, { currency }),
      texts.files.messageId,
    ],
    ...orders.map((order) => [
      sortableMoment(order.orderedAt, timeZone),
      order.name,
      order.person?.name ?? null,
      order.person?.phoneShown ? plainPhone(order.person.phoneShown) : null,
      CHANNEL_LABELS[order.channel],
      nameOf(order.source.type, order.source.name),
      order.whySentence,
      money(order.amountMinor),
      money(order.returnedMinor),
      money(order.netMinor),
      order.messageId,
    ]),
  ];
}
