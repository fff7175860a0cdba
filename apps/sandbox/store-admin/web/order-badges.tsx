import type { OrderReading } from '../../shopify/orders/order-reading.ts';
import { inWords } from './show-values.ts';

const LOOKS: Record<string, string> = {
  paid: 'good',
  fulfilled: 'good',
  delivered: 'good',
  pending: 'care',
  partially_paid: 'care',
  partial: 'care',
};

/** Where an order stands: money, parcels, and whether it still is one. */
export function OrderBadges({ order }: { order: OrderReading }) {
  const { financialStatus, fulfilmentStatus, fulfilments, cancelledAt, payment } = order;
  const parcel = fulfilments.at(-1)?.shipmentStatus;
  const sent = fulfilmentStatus === 'partial' ? 'Partly sent' : fulfilmentStatus ? 'Sent' : 'Not sent';
  return (
    <span className="badges">
      {cancelledAt && <span className="badge bad">Cancelled</span>}
      <span className={`badge ${LOOKS[financialStatus] ?? ''}`}>
        {inWords(financialStatus)}
        {payment === 'cod' ? ' · COD' : ''}
      </span>
      <span className={`badge ${LOOKS[parcel ?? fulfilmentStatus ?? ''] ?? ''}`}>
        {parcel ? inWords(parcel) : sent}
      </span>
    </span>
  );
}
