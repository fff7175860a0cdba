import type { Sandbox } from '../../core/sandbox.ts';
import { includedTaxCents } from '../checkouts/checkout-totals.ts';
import type { DraftDiscount, DraftOrder } from '../drafts/draft-order.ts';
import { draftTotals, type DraftTotals } from '../drafts/draft-totals.ts';
import { money } from '../money.ts';
import { invoiceUrl } from '../store-links.ts';
import { storeTime } from '../store-time.ts';
import type { Store, StoreRecords } from '../store.ts';
import { addressBody } from './address-body.ts';
import { customerBody } from './customer-body.ts';
import { lineName } from './order-line-body.ts';

/** The body of `draft_orders/create` and `draft_orders/update`. */
export function draftBody(sandbox: Sandbox, records: StoreRecords, draft: DraftOrder) {
  const { store } = records;
  const totals = draftTotals(draft);
  const customer = records.customers.get(String(draft.customerId));
  const address = draft.shippingAddress && addressBody(draft.shippingAddress);
  return {
    id: draft.id,
    note: draft.note,
    email: draft.email ?? '',
    taxes_included: true,
    currency: store.currency,
    invoice_sent_at: null,
    created_at: storeTime(draft.createdAt, store.timeZone),
    updated_at: storeTime(draft.updatedAt, store.timeZone),
    tax_exempt: false,
    completed_at: storeTime(draft.completedAt, store.timeZone),
    name: `#D${draft.number}`,
    'allow_discount_codes_in_checkout?': false,
    'b2b?': false,
    status: draft.status,
    line_items: totals.lines.map((line) => lineBody(store, line)),
    api_client_id: null,
    shipping_address: address,
    billing_address: address,
    invoice_url: invoiceUrl(sandbox, store.shop, draft),
    created_on_api_version_handle: null,
    applied_discount: discountBody(draft.discount, totals.discountCents),
    order_id: draft.orderId,
    shipping_line: draft.shipping && {
      title: draft.shipping.title,
      custom: true,
      handle: null,
      price: money(draft.shipping.cents),
    },
    tax_lines: [taxLine(totals.totalCents)],
    tags: draft.tags.join(', '),
    note_attributes: draft.attributes.map(({ key, value }) => ({ name: key, value })),
    total_price: money(totals.totalCents),
    subtotal_price: money(totals.subtotalCents),
    total_tax: money(includedTaxCents(totals.totalCents)),
    payment_terms: null,
    admin_graphql_api_id: `gid://shopify/DraftOrder/${draft.id}`,
    customer: customer ? customerBody(store, customer) : null,
  };
}

function lineBody(store: Store, { line, discountCents }: DraftTotals['lines'][number]) {
  return {
    id: line.id,
    variant_id: line.variantId,
    product_id: line.productId,
    title: line.title,
    variant_title: line.variantTitle,
    sku: line.handle.toUpperCase(),
    vendor: store.name,
    quantity: line.quantity,
    requires_shipping: true,
    taxable: true,
    gift_card: false,
    fulfillment_service: 'manual',
    grams: 400,
    tax_lines: [],
    applied_discount: discountBody(line.discount, discountCents),
    name: lineName(line),
    properties: line.attributes.map(({ key, value }) => ({ name: key, value })),
    custom: line.variantId === null,
    price: money(line.priceCents),
    admin_graphql_api_id: `gid://shopify/DraftOrderLineItem/${line.id}`,
  };
}

function discountBody(discount: DraftDiscount | null, takenCents: number) {
  return (
    discount && {
      description: discount.description,
      value: discount.value.toFixed(1),
      title: discount.title,
      amount: money(takenCents),
      value_type: discount.valueType.toLowerCase(),
    }
  );
}

function taxLine(cents: number) {
  return { rate: 0.19, title: 'VAT', price: money(includedTaxCents(cents)) };
}
