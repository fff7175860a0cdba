import { IconArrowDown, IconArrowUp, IconBrandMessenger, IconBrandWhatsapp } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import type { ListedOrder } from '../../contract/order-calls.ts';
import type { OrdersAsked } from './asked-orders.ts';
import { CHANNEL_LABELS, MOVEMENT_LABELS, NOT_CREDITED } from './copy.ts';
import { describeSource } from './describe-source.ts';
import styles from './order-table.module.css';
import type { SourceWords } from './orders-page.tsx';

interface TableProps {
  orders: readonly ListedOrder[];
  merchant: Merchant;
  asked: OrdersAsked;
  ask: (asked: OrdersAsked) => void;
  sourceWords: SourceWords;
}

/** Orders; a row opens its order. */
export function OrderTable({ orders, merchant, asked, ask, sourceWords }: TableProps) {
  const isAllTime = asked.scope === -1 && asked.from === undefined;
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortHead name="When" by="orderedAt" asked={asked} ask={ask} />
            <th scope="col">Order</th>
            <th scope="col">Credited to</th>
            <th scope="col">Why</th>
            <SortHead name="Worth" by="worth" asked={asked} ask={ask} />
            <th scope="col" className={styles.number}>
              {isAllTime ? 'Left of it' : 'On these days'}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.orderId} order={order} merchant={merchant} sourceWords={sourceWords} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps extends Pick<TableProps, 'asked' | 'ask'> {
  name: string;
  by: 'orderedAt' | 'worth';
}

function SortHead({ name, by, asked, ask }: HeadProps) {
  const isSorted = (asked.sort ?? 'orderedAt') === by;
  const isRising = isSorted && asked.sortOrder === 'asc';
  const Icon = isRising ? IconArrowUp : IconArrowDown;
  const turn = () => ask({ ...asked, sort: by, sortOrder: isSorted && !isRising ? 'asc' : 'desc' });
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isRising ? 'ascending' : 'descending') : 'none'}
      className={by === 'worth' ? styles.number : undefined}
    >
      <button type="button" className={styles.sort} onClick={turn}>
        {name} {isSorted && <Icon size={14} stroke={1.75} aria-hidden />}
      </button>
    </th>
  );
}

interface RowProps {
  order: ListedOrder;
  merchant: Merchant;
  sourceWords: SourceWords;
}

function Row({ order, merchant: { shopTimeZone, shopCurrency }, sourceWords }: RowProps) {
  const navigate = useNavigate();
  const to = `/orders/${encodeURIComponent(order.orderId)}`;
  const { credit, person } = order;
  return (
    // The whole row is a larger target for the link in it, which keys and screen readers use.
    <tr className={styles.row} onClick={() => void navigate(to)}>
      <td className={styles.when}>
        <Moment at={order.orderedAt} timeZone={shopTimeZone} />
      </td>
      <td className={styles.order}>
        <Link to={to} className={styles.name} onClick={(event) => event.stopPropagation()}>
          {order.name}
        </Link>
        {person && <span className={styles.quiet}>{person.name ?? person.phoneShown}</span>}
      </td>
      <td className={styles.source}>
        {credit ? (
          <span className={styles.campaign}>
            <ChannelMark channel={credit.channel} /> {describeSource(credit.source, sourceWords)}
          </span>
        ) : (
          <span className={styles.none}>{NOT_CREDITED}</span>
        )}
      </td>
      <td className={styles.why}>{credit?.whySentence}</td>
      <td className={styles.number}>
        {order.isOtherCurrency ? 'Another currency' : formatMoney(order.amountMinor, shopCurrency)}
        <Movements order={order} currency={shopCurrency} />
      </td>
      <td className={styles.net}>{formatMoney(order.onDaysMinor, shopCurrency)}</td>
    </tr>
  );
}

/** What the order's worth was changed by since, each on its day. */
function Movements({ order, currency }: { order: ListedOrder; currency: string }) {
  return order.lines
    .filter(({ kind }) => kind !== 'order')
    .map(({ kind, at, day, amountMinor }) => (
      <span key={`${kind}${at}${amountMinor}`} className={styles.quiet}>
        {MOVEMENT_LABELS[kind]} {formatDay(day)}: {formatMoney(amountMinor, currency)}
      </span>
    ));
}

export function ChannelMark({ channel }: { channel: 'WA' | 'FB' }) {
  const Icon = channel === 'WA' ? IconBrandWhatsapp : IconBrandMessenger;
  return (
    <span className={styles.mark} data-channel={channel} role="img" aria-label={CHANNEL_LABELS[channel]}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </span>
  );
}
