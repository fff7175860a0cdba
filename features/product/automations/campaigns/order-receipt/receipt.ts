import type { FlowReceipt } from '#features/product/flows/rules/flow/node-saying.ts';
import { firstPage } from '../../rules/store-pages.ts';

/** Messenger's limit for the number of lines. */
const MOST_LINES = 100;
const LONGEST_TITLE = 200;

/** The parts of an order that its receipt shows. */
export interface ReceiptOrder {
  name: string;
  firstName: string | null;
  currency: string;
  totalMinor: number;
  paymentGateways: readonly string[];
  statusUrl: string | null;
  createdAt: Date;
  lines: readonly { title: string; variantTitle: string | null; quantity: number; priceMinor: number }[];
}

/** Returns an order as Messenger's receipt, or null if it lacks something that Messenger requires. */
export function toReceipt(order: ReceiptOrder): FlowReceipt | null {
  const lines = order.lines
    .filter(({ title, quantity }) => title !== '' && quantity > 0)
    .slice(0, MOST_LINES);
  if (!order.firstName || lines.length === 0) return null;
  const address = firstPage([order.statusUrl], '');
  return {
    recipientName: shorten(order.firstName),
    orderNumber: order.name.slice(0, 100),
    currency: order.currency,
    paymentMethod: shorten(order.paymentGateways.join(', ') || '–'),
    orderUrl: address === '' ? null : address,
    orderedAt: order.createdAt.toISOString(),
    lines: lines.map(({ title, variantTitle, quantity, priceMinor }) => ({
      title: shorten(title),
      subtitle: variantTitle ? shorten(variantTitle) : null,
      quantity,
      priceMinor: Math.max(0, priceMinor),
      imageUrl: null,
    })),
    address: null,
    subtotalMinor: null,
    shippingMinor: null,
    taxMinor: null,
    totalMinor: order.totalMinor,
    adjustments: [],
  };
}

function shorten(text: string): string {
  return text.slice(0, LONGEST_TITLE);
}
