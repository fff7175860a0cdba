import { useReading } from '../../control/web/use-reading.ts';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import { OrderBadges } from './order-badges.tsx';
import { showMoney, showTime } from './show-values.ts';
import { storePath } from './use-act.ts';

const SHOWN = 100;

/** The newest orders. */
export function OrderList() {
  const { value } = useReading<OrderReading[]>(storePath(`/orders?limit=${SHOWN}`));
  if (!value) return null;
  if (value.length === 0)
    return <p className="card empty">There are no orders yet. Buy something on the storefront.</p>;
  return (
    <section className="card" aria-label="Orders">
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col" className="spare">
              Placed
            </th>
            <th scope="col">Customer</th>
            <th scope="col">State</th>
            <th scope="col" className="spare">
              Tags
            </th>
            <th scope="col" className="number">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {value.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      {value.length === SHOWN && <p className="soft foot">The newest {SHOWN} are shown.</p>}
    </section>
  );
}

function Row({ order }: { order: OrderReading }) {
  return (
    <tr>
      <th scope="row">
        <a href={`#orders/${order.id}`}>{order.name}</a>
      </th>
      <td className="spare">{showTime(order.createdAt)}</td>
      <td>{personOf(order)}</td>
      <td>
        <OrderBadges order={order} />
      </td>
      <td className="spare">{order.tags.join(', ')}</td>
      <td className="number">{showMoney(order.currentTotal)}</td>
    </tr>
  );
}

export function personOf({ address, contact }: OrderReading): string {
  const name = address && `${address.firstName} ${address.lastName}`.trim();
  return name || contact.phone || contact.email || 'Nobody';
}
