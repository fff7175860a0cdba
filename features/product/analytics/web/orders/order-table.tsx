import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { fill } from '#platform/language/reader.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { DataTable, RowLink, type Column } from '#platform/ui-kit/list/data-table.tsx';
import { OnChannel } from '#platform/ui-kit/parts/channel-mark.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import type { ListedOrder } from '../../contract/order-calls.ts';
import { texts } from '../../texts/en.ts';
import type { OrdersAsked } from './asked-orders.ts';
import { describeSource } from './describe-source.ts';
import styles from './order-table.module.css';
import type { SourceWords } from './orders-page.tsx';

type SortKey = NonNullable<OrdersAsked['sort']>;

interface TableProps {
  orders: readonly ListedOrder[];
  merchant: Merchant;
  asked: OrdersAsked;
  ask: (asked: OrdersAsked) => void;
  sourceWords: SourceWords;
}

/** The table of orders. A row opens its order. */
export function OrderTable(props: TableProps) {
  const { orders, asked, ask } = props;
  return (
    <DataTable
      name={texts.orders.table}
      columns={columnsOf(props)}
      rows={orders}
      keyOf={({ orderId }) => orderId}
      pathOf={pathOf}
      sorting={{ key: asked.sort ?? 'orderedAt', isDescending: asked.sortOrder !== 'asc' }}
      onSort={({ key, isDescending }) =>
        ask({ ...asked, sort: key, sortOrder: isDescending ? 'desc' : 'asc' })
      }
    />
  );
}

function columnsOf({ merchant, asked, sourceWords }: TableProps): readonly Column<ListedOrder, SortKey>[] {
  const { shopTimeZone, shopCurrency } = merchant;
  const isAllTime = asked.scope === -1 && asked.from === undefined;
  return [
    {
      name: texts.orderColumns.when,
      kind: 'moment',
      sort: { key: 'orderedAt', isDescending: true },
      narrow: 'line',
      narrowOrder: -1,
      cell: ({ orderedAt }) => <Moment at={orderedAt} timeZone={shopTimeZone} />,
    },
    {
      name: texts.orderColumns.order,
      narrowOrder: -3,
      className: styles.order,
      cell: (order) => <Order order={order} />,
    },
    {
      name: texts.orderColumns.creditedTo,
      className: styles.source,
      cell: ({ credit }) => <Source credit={credit} sourceWords={sourceWords} />,
    },
    {
      name: texts.orderColumns.why,
      narrow: 'line',
      narrowOrder: 1,
      className: styles.why,
      cell: ({ credit }) => credit?.whySentence ?? null,
    },
    {
      name: texts.orderColumns.value,
      kind: 'number',
      sort: { key: 'worth', isDescending: true },
      narrow: 'end',
      className: styles.worth,
      cell: (order) => <Worth order={order} currency={shopCurrency} />,
    },
    {
      name: isAllTime ? texts.orderColumns.net : texts.orderColumns.onTheseDays,
      kind: 'number',
      narrow: 'end',
      narrowOrder: -2,
      cell: ({ onDaysMinor }) => <strong>{formatMoney(onDaysMinor, shopCurrency)}</strong>,
    },
  ];
}

const pathOf = ({ orderId }: ListedOrder) => `/orders/${encodeURIComponent(orderId)}`;

function Order({ order }: { order: ListedOrder }) {
  const { name, person } = order;
  return (
    <>
      <RowLink to={pathOf(order)}>{name}</RowLink>
      {person && <QuietLine>{person.name ?? person.phoneShown}</QuietLine>}
    </>
  );
}

function Source({ credit, sourceWords }: Pick<ListedOrder, 'credit'> & { sourceWords: SourceWords }) {
  if (credit === null) return <QuietLine>{texts.orders.notCredited}</QuietLine>;
  return <OnChannel channel={credit.channel}>{describeSource(credit.source, sourceWords)}</OnChannel>;
}

/** An order's value, and its changes below, each on its day. */
function Worth({ order, currency }: { order: ListedOrder; currency: string }) {
  return (
    <>
      {order.isOtherCurrency ? texts.orderColumns.otherCurrency : formatMoney(order.amountMinor, currency)}
      {order.lines
        .filter(({ kind }) => kind !== 'order')
        .map(({ kind, at, day, amountMinor }) => (
          <QuietLine key={`${kind}${at}${amountMinor}`}>
            {fill(texts.orderColumns.changed, {
              change: texts.orderMoney.changes[kind],
              day: formatDay(day),
              amount: formatMoney(amountMinor, currency),
            })}
          </QuietLine>
        ))}
    </>
  );
}
