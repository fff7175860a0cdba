import type { FormEvent } from 'react';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import { PARCEL_STATUSES } from '../../shopify/orders/order.ts';
import type { ChangeOrder } from './order-page.tsx';
import { inWords, showTime } from './show-values.ts';

interface ParcelCardProps {
  order: OrderReading;
  change: ChangeOrder;
}

/** What was sent, what the carrier says of it, and sending the rest. */
export function ParcelCard({ order, change }: ParcelCardProps) {
  const open = order.lines.reduce((sum, { openQuantity }) => sum + openQuantity, 0);
  return (
    <section className="card" aria-label="Parcels">
      <h3>Parcels</h3>
      {order.fulfilments.length === 0 && open === 0 && <p className="soft">There is nothing to send.</p>}
      {order.fulfilments.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} change={change} />
      ))}
      {open > 0 && order.cancelledAt === null && <SendForm open={open} change={change} />}
    </section>
  );
}

function Parcel({ parcel, change }: { parcel: OrderReading['fulfilments'][number]; change: ChangeOrder }) {
  const { id, name, trackingCompany, trackingNumber, trackingUrl, shipmentStatus, createdAt } = parcel;
  const isLink = trackingUrl !== null && /^https?:/.test(trackingUrl);
  const tracking = [trackingCompany, trackingNumber].filter(Boolean).join(' ');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const status = new FormData(event.currentTarget as HTMLFormElement).get('status');
    void change('track', { fulfilmentId: id, status }, 'The carrier told.');
  };
  return (
    <div className="parcel">
      <p>
        <strong>{name}</strong> {shipmentStatus ? inWords(shipmentStatus) : 'Sent'}{' '}
        <span className="soft">{showTime(createdAt)}</span>
      </p>
      <p className="soft">{isLink ? <a href={trackingUrl}>{tracking || 'Follow it'}</a> : tracking}</p>
      {shipmentStatus !== 'delivered' && (
        <form className="row" onSubmit={submit}>
          <label className="grow">
            The carrier says
            <select name="status" defaultValue="delivered">
              {PARCEL_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {inWords(status)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">Tell</button>
        </form>
      )}
    </div>
  );
}

function SendForm({ open, change }: { open: number; change: ChangeOrder }) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const given = [...data].filter(([, value]) => value !== '');
    void change('fulfil', Object.fromEntries(given), 'The order is on its way.');
  };
  return (
    <form className="fields" onSubmit={submit}>
      <label>
        Carrier
        <input name="company" defaultValue="DHL" />
      </label>
      <label>
        Tracking number
        <input name="trackingNumber" defaultValue="00340434161094015902" />
      </label>
      <label className="wide">
        Tracking link
        <input
          name="trackingUrl"
          type="url"
          defaultValue="https://www.dhl.de/en/privatkunden.html?piececode=00340434161094015902"
        />
      </label>
      <button type="submit" className="primary wide">
        Send {open === 1 ? 'one item' : `${open} items`}
      </button>
    </form>
  );
}
