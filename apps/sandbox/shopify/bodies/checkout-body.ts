import type { Sandbox } from '../../core/sandbox.ts';
import { checkoutTotals, includedTaxCents, type Totals } from '../checkouts/checkout-totals.ts';
import { money } from '../money.ts';
import { recoveryUrl } from '../store-links.ts';
import { storeTime } from '../store-time.ts';
import type { Checkout, StoreRecords } from '../store.ts';
import { addressBody } from './address-body.ts';
import { customerBody } from './customer-body.ts';

/** The body of `checkouts/create` and `checkouts/update`. */
export function checkoutBody(sandbox: Sandbox, records: StoreRecords, checkout: Checkout) {
  const { store } = records;
  const totals = checkoutTotals(records, {
    ...checkout,
    hasAddress: checkout.address !== null,
    now: checkout.updatedAt,
  });
  const customer = records.customers.get(String(checkout.customerId));
  const time = (moment: string | null) => storeTime(moment, store.timeZone);
  const address = checkout.address && addressBody(checkout.address);
  return {
    token: checkout.token,
    cart_token: checkout.cartToken,
    email: checkout.contact.email,
    gateway: null,
    buyer_accepts_marketing: checkout.acceptsMarketing,
    created_at: time(checkout.createdAt),
    updated_at: time(checkout.updatedAt),
    landing_site: checkout.landingSite,
    note: null,
    note_attributes: [],
    referring_site: checkout.referringSite,
    shipping_lines: [],
    taxes_included: true,
    total_weight: totals.lines.reduce((grams, line) => grams + 400 * line.quantity, 0),
    currency: store.currency,
    completed_at: time(checkout.completedAt),
    closed_at: null,
    user_id: null,
    location_id: null,
    source_identifier: null,
    source_url: null,
    device_id: null,
    phone: checkout.contact.phone,
    customer_locale: 'en',
    line_items: totals.lines.map((line) => checkoutLine(store.name, line)),
    name: `#${checkout.id}`,
    source: null,
    ...(store.withholdsRecoveryUrl !== true && {
      abandoned_checkout_url: recoveryUrl(sandbox, store.shop, checkout),
    }),
    discount_codes: discountCodes(totals),
    tax_lines: [taxLine(totals.totalCents)],
    source_name: 'web',
    presentment_currency: store.currency,
    buyer_accepts_sms_marketing: false,
    sms_marketing_phone: null,
    total_discounts: money(totals.discountCents),
    total_line_items_price: money(totals.subtotalCents),
    total_price: money(totals.totalCents),
    total_tax: money(includedTaxCents(totals.totalCents)),
    subtotal_price: money(totals.subtotalCents - totals.discountCents),
    total_duties: '0.00',
    reservation_token: null,
    // The real store leaves these fields out, instead of sending null, until the shopper has given an address.
    ...(address && { billing_address: address, shipping_address: address }),
    ...(customer && { customer: customerBody(store, customer) }),
  };
}

function discountCodes({ discount, discountCents }: Totals) {
  if (!discount) return [];
  return [
    {
      code: discount.code,
      amount: money(discountCents),
      type: discount.percentage === null ? 'fixed_amount' : 'percentage',
    },
  ];
}

function taxLine(totalCents: number) {
  return { price: money(includedTaxCents(totalCents)), rate: 0.19, title: 'VAT', channel_liable: false };
}

function checkoutLine(vendor: string, { product, variant, quantity, lineCents }: Totals['lines'][number]) {
  const variantTitle = product.variants.length > 1 ? variant.title : '';
  return {
    applied_discounts: [],
    discount_allocations: [],
    key: String(variant.id),
    destination_location_id: null,
    fulfillment_service: 'manual',
    gift_card: false,
    grams: 400,
    origin_location_id: null,
    presentment_title: product.title,
    presentment_variant_title: variantTitle,
    product_id: product.id,
    properties: [],
    quantity,
    requires_shipping: true,
    sku: product.handle.toUpperCase(),
    tax_lines: [],
    taxable: true,
    title: product.title,
    variant_id: variant.id,
    variant_title: variantTitle,
    variant_price: money(variant.priceCents),
    vendor,
    user_id: null,
    unit_price_measurement: {
      measured_type: null,
      quantity_value: null,
      quantity_unit: null,
      reference_value: null,
      reference_unit: null,
    },
    rank: null,
    compare_at_price: variant.compareAtCents === null ? null : money(variant.compareAtCents),
    line_price: money(lineCents),
    price: money(variant.priceCents),
  };
}
