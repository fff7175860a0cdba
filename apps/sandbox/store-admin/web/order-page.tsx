import { useReading } from '../../pages/web/use-reading.ts';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import { Notice } from './notice.tsx';
import { OrderBadges } from './order-badges.tsx';
import { OrderLines } from './order-lines.tsx';
import { personOf } from './order-list.tsx';
import { OrderMoneyCard } from './order-money-card.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { showTime } from './show-values.ts';
import { TagCard } from './tag-card.tsx';
import { storePath, useAct } from './use-act.ts';

/** An order, with the merchant's actions on it. */
export function OrderPage({ id }: { id: string }) {
  const { value: order, connected, refresh } = useReading<OrderReading>(storePath(`/orders/${id}`));
  const { act, notice } = useAct(refresh);
  if (!order)
    return (
      <p className="card empty" role="status">
        {connected ? 'One moment.' : 'There is no such order.'} <a href="#orders">All orders</a>
      </p>
    );
  const change: ChangeOrder = (name, body, done) => act(`/orders/${id}/${name}`, body, done);
  return (
    <>
      <div className="title">
        <h2>Order {order.name}</h2>
        <OrderBadges order={order} />
        <span className="soft">{showTime(order.createdAt)}</span>
      </div>
      <Notice notice={notice} />
      <div className="columns">
        <div className="stack">
          <OrderLines key={keyOf(order)} order={order} change={change} />
          <ShipmentCard order={order} change={change} />
        </div>
        <div className="stack">
          <OrderMoneyCard key={order.outstanding + order.refunded} order={order} change={change} />
          <TagCard order={order} change={change} />
          <PersonCard order={order} />
        </div>
      </div>
    </>
  );
}

/** Changes the open order. True if that succeeded. */
export type ChangeOrder = (name: string, body: object, done: string) => Promise<boolean>;

/** Returns a key for the lines. New lines discard what was typed into the old ones. */
function keyOf({ lines }: OrderReading): string {
  return lines.map(({ id, currentQuantity }) => `${id}:${currentQuantity}`).join();
}

function PersonCard({ order }: { order: OrderReading }) {
  const { address, contact, note, attributes } = order;
  return (
    <section className="card" aria-label="Customer">
      <h3>Customer</h3>
      <p>{personOf(order)}</p>
      <p className="soft">{[contact.phone, contact.email].filter(Boolean).join(' · ')}</p>
      {address && (
        <p className="soft">
          {address.address1}, {address.zip} {address.city}
        </p>
      )}
      {note && <p>{note}</p>}
      {attributes.map(({ key, value }) => (
        <p key={key} className="soft">
          {key}: {value}
        </p>
      ))}
    </section>
  );
}
