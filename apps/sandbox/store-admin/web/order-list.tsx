import { Table, type Column } from '../../pages/web/table.tsx';
import { useReading } from '../../pages/web/use-reading.ts';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import { OrderBadges } from './order-badges.tsx';
import { showMoney, showTime } from './show-values.ts';
import { storePath } from './use-act.ts';

const SHOWN = 100;

const COLUMNS: Column<OrderReading>[] = [
  { title: 'Order', isName: true, cell: ({ id, name }) => <a href={`#orders/${id}`}>{name}</a> },
  { title: 'Placed', isSpare: true, cell: ({ createdAt }) => showTime(createdAt) },
  { title: 'Customer', cell: personOf },
  { title: 'State', cell: (order) => <OrderBadges order={order} /> },
  { title: 'Tags', isSpare: true, cell: ({ tags }) => tags.join(', ') },
  { title: 'Total', isNumber: true, cell: ({ currentTotal }) => showMoney(currentTotal) },
];

/** The newest orders. */
export function OrderList() {
  const { value } = useReading<OrderReading[]>(storePath(`/orders?limit=${SHOWN}`));
  if (!value) return null;
  if (value.length === 0)
    return <p className="card empty">There are no orders yet. Buy something on the storefront.</p>;
  return (
    <section className="card" aria-label="Orders">
      <Table columns={COLUMNS} rows={value} keyOf={({ id }) => id} />
      {value.length === SHOWN && <p className="soft foot">The newest {SHOWN} are shown.</p>}
    </section>
  );
}

export function personOf({ address, contact }: OrderReading): string {
  const name = address && `${address.firstName} ${address.lastName}`.trim();
  return name || contact.phone || contact.email || 'Nobody';
}
