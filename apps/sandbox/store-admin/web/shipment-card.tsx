import { Form } from '../../pages/web/form.tsx';
import { sentenceCase } from '../../pages/web/sentence-case.ts';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import { SHIPMENT_STATUSES } from '../../shopify/orders/order.ts';
import type { ChangeOrder } from './order-page.tsx';
import { showTime } from './show-values.ts';

const SAMPLE_NUMBER = '00340434161094015902';
const STATUS_LABELS = Object.fromEntries(SHIPMENT_STATUSES.map((status) => [status, sentenceCase(status)]));

interface ShipmentCardProps {
  order: OrderReading;
  change: ChangeOrder;
}

/** The shipments of an order with their statuses, and a form to send the rest. */
export function ShipmentCard({ order, change }: ShipmentCardProps) {
  const open = order.lines.reduce((sum, { openQuantity }) => sum + openQuantity, 0);
  return (
    <section className="card" aria-label="Parcels">
      <h3>Parcels</h3>
      {order.fulfilments.length === 0 && open === 0 && <p className="soft">There is nothing to send.</p>}
      {order.fulfilments.map((parcel) => (
        <Shipment key={parcel.id} parcel={parcel} change={change} />
      ))}
      {open > 0 && order.cancelledAt === null && <SendForm open={open} change={change} />}
    </section>
  );
}

function Shipment({ parcel, change }: { parcel: OrderReading['fulfilments'][number]; change: ChangeOrder }) {
  const { id, name, trackingCompany, trackingNumber, trackingUrl, shipmentStatus, createdAt } = parcel;
  const isLink = trackingUrl !== null && /^https?:/.test(trackingUrl);
  const tracking = [trackingCompany, trackingNumber].filter(Boolean).join(' ');
  return (
    <div className="parcel">
      <p>
        <strong>{name}</strong> {shipmentStatus ? sentenceCase(shipmentStatus) : 'Sent'}{' '}
        <span className="soft">{showTime(createdAt)}</span>
      </p>
      <p className="soft">{isLink ? <a href={trackingUrl}>{tracking || 'Follow it'}</a> : tracking}</p>
      {shipmentStatus !== 'delivered' && (
        <Form
          layout="row"
          fields={[{ name: 'status', label: 'The carrier says', options: STATUS_LABELS, value: 'delivered' }]}
          submit="Tell"
          onSubmit={(data) =>
            change('track', { fulfilmentId: id, status: data.get('status') }, 'The carrier told.')
          }
        />
      )}
    </div>
  );
}

function SendForm({ open, change }: { open: number; change: ChangeOrder }) {
  const send = (data: FormData) => {
    const given = [...data].filter(([, value]) => value !== '');
    return change('fulfil', Object.fromEntries(given), 'The order is on its way.');
  };
  return (
    <Form
      fields={[
        { name: 'company', label: 'Carrier', value: 'DHL' },
        { name: 'trackingNumber', label: 'Tracking number', value: SAMPLE_NUMBER },
        {
          name: 'trackingUrl',
          label: 'Tracking link',
          type: 'url',
          value: `https://www.dhl.de/en/privatkunden.html?piececode=${SAMPLE_NUMBER}`,
          isWide: true,
        },
      ]}
      submit={`Send ${open === 1 ? 'one item' : `${open} items`}`}
      look="primary"
      onSubmit={send}
    />
  );
}
