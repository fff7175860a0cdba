import type { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import { currencyDigits } from '#platform/money/minor-units.ts';
import type { MessengerReceipt } from '../../contract/content/messenger-parts.ts';

type Attachment = NonNullable<MessengerSendRequest['message']['attachment']>;
type TemplatePayload = Extract<Attachment, { type: 'template' }>['payload'];
type Receipt = Extract<TemplatePayload, { template_type: 'receipt' }>;

/** Renders an order as Messenger's own receipt, with decimal amounts. Pure. */
export function renderMessengerReceipt(receipt: MessengerReceipt): Receipt {
  const decimal = (minor: number) => minor / 10 ** currencyDigits(receipt.currency);
  const { address, orderUrl, lines, adjustments } = receipt;
  return {
    template_type: 'receipt',
    recipient_name: receipt.recipientName,
    order_number: receipt.orderNumber,
    currency: receipt.currency,
    payment_method: receipt.paymentMethod,
    ...(orderUrl !== null && { order_url: orderUrl }),
    timestamp: String(Math.floor(new Date(receipt.orderedAt).getTime() / 1000)),
    elements: lines.map(({ title, subtitle, quantity, priceMinor, imageUrl }) => ({
      title,
      ...(subtitle !== null && { subtitle }),
      quantity,
      price: decimal(priceMinor),
      currency: receipt.currency,
      ...(imageUrl !== null && { image_url: imageUrl }),
    })),
    ...(address && { address: renderAddress(address) }),
    summary: renderSummary(receipt, decimal),
    ...(adjustments.length > 0 && {
      adjustments: adjustments.map(({ name, amountMinor }) => ({ name, amount: decimal(amountMinor) })),
    }),
  };
}

function renderAddress(address: NonNullable<MessengerReceipt['address']>): NonNullable<Receipt['address']> {
  return {
    street_1: address.street1,
    ...(address.street2 !== null && { street_2: address.street2 }),
    city: address.city,
    postal_code: address.postalCode,
    state: address.state,
    country: address.country,
  };
}

function renderSummary(
  { subtotalMinor, shippingMinor, taxMinor, totalMinor }: MessengerReceipt,
  decimal: (minor: number) => number,
): Receipt['summary'] {
  return {
    ...(subtotalMinor !== null && { subtotal: decimal(subtotalMinor) }),
    ...(shippingMinor !== null && { shipping_cost: decimal(shippingMinor) }),
    ...(taxMinor !== null && { total_tax: decimal(taxMinor) }),
    total_cost: decimal(totalMinor),
  };
}
