import type { FlowReceipt } from './node-saying.ts';

interface Bought {
  title: string;
  priceMinor: number;
  currency: string;
  buyer: string;
  orderNumber: string;
}

/** Returns a sample receipt with one product for previews. */
export function sampleReceipt({ title, priceMinor, currency, buyer, orderNumber }: Bought): FlowReceipt {
  return {
    recipientName: buyer,
    orderNumber,
    currency,
    paymentMethod: 'Visa',
    orderUrl: null,
    orderedAt: '2026-01-01T10:24:00.000Z',
    lines: [{ title: title.slice(0, 200), subtitle: null, quantity: 1, priceMinor, imageUrl: null }],
    address: null,
    subtotalMinor: null,
    shippingMinor: null,
    taxMinor: null,
    totalMinor: priceMinor,
    adjustments: [],
  };
}
