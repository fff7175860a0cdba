import { sentenceCase } from '../../pages/web/sentence-case.ts';
import type { OrderReading } from '../../shopify/orders/order-reading.ts';

const TONES: Record<string, string> = {
  paid: 'good',
  fulfilled: 'good',
  delivered: 'good',
  pending: 'care',
  partially_paid: 'care',
  partial: 'care',
};

/** The status of an order: its payment, its shipments, and whether it was cancelled. */
export function OrderBadges({ order }: { order: OrderReading }) {
  const { financialStatus, fulfilmentStatus, fulfilments, cancelledAt, payment } = order;
  const parcel = fulfilments.at(-1)?.shipmentStatus;
  const sent = fulfilmentStatus === 'partial' ? 'Partly sent' : fulfilmentStatus ? 'Sent' : 'Not sent';
  return (
    <span className="badges">
      {cancelledAt && <span className="badge bad">Cancelled</span>}
      <span className={`badge ${TONES[financialStatus] ?? ''}`}>
        {sentenceCase(financialStatus)}
        {payment === 'cod' ? ' · COD' : ''}
      </span>
      <span className={`badge ${TONES[parcel ?? fulfilmentStatus ?? ''] ?? ''}`}>
        {parcel ? sentenceCase(parcel) : sent}
      </span>
    </span>
  );
}
