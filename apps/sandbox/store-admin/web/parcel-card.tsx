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
    <section class="card" aria-label="Parcels">
      <h3>Parcels</h3>
      {order.fulfilments.length === 0 && open === 0 && <p class="soft">There is nothing to send.</p>}
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
  const submit = (event: Event): void => {
    event.preventDefault();
    const status = new FormData(event.currentTarget as HTMLFormElement).get('status');
    void change('track', { fulfilmentId: id, status }, 'The carrier told.');
  };
  return (
    <div class="parcel">
      <p>
        <strong>{name}</strong> {shipmentStatus ? inWords(shipmentStatus) : 'Sent'}{' '}
        <span class="soft">{showTime(createdAt)}</span>
      </p>
      <p class="soft">{isLink ? <a href={trackingUrl}>{tracking || 'Follow it'}</a> : tracking}</p>
      {shipmentStatus !== 'delivered' && (
        <form class="row" onSubmit={submit}>
          <label class="grow">
            The carrier says
            <select name="status" defaultValue="delivered">
              {PARCEL_STATUSES.map((status) => (
                <option key={status} value={status} selected={status === 'delivered'}>
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
  const submit = (event: Event): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const given = [...data].filter(([, value]) => value !== '');
    void change('fulfil', Object.fromEntries(given), 'The order is on its way.');
  };
  return (
    <form class="fields" onSubmit={submit}>
      <label>
        Carrier
        <input name="company" defaultValue="DHL" />
      </label>
      <label>
        Tracking number
        <input name="trackingNumber" defaultValue="00340434161094015902" />
      </label>
      <label class="wide">
        Tracking link
        <input
          name="trackingUrl"
          type="url"
          defaultValue="https://www.dhl.de/en/privatkunden.html?piececode=00340434161094015902"
        />
      </label>
      <button type="submit" class="primary wide">
        Send {open === 1 ? 'one item' : `${open} items`}
      </button>
    </form>
  );
}
