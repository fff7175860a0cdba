import { ORDER_BODY } from './order-body.ts';

/** A cart of the nth person of `seedShop`, as the store platform reports it. */
export function cartBody(nth: number, at: Date): object {
  const { line_items: lines, currency, total_price: total, customer_locale: locale } = ORDER_BODY;
  return {
    token: `cart-${nth}`,
    ...personOf(nth),
    currency,
    total_price: total,
    line_items: lines,
    customer_locale: locale,
    abandoned_checkout_url: `https://demo.example/recover/cart-${nth}`,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
}

/** The paid order of that cart, as the store platform reports it. */
export function orderOfCartBody(nth: number, at: Date): object {
  const times = {
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    processed_at: at.toISOString(),
  };
  const state = { financial_status: 'paid', fulfillment_status: null, fulfillments: [], refunds: [] };
  const id = 1000 + nth;
  const names = {
    id,
    name: `#${id}`,
    token: `token-${nth}`,
    cart_token: null,
    checkout_token: `cart-${nth}`,
  };
  return { ...ORDER_BODY, ...names, ...personOf(nth), ...times, ...state };
}

function personOf(nth: number): object {
  const phone = `+4915${String(nth + 1).padStart(9, '0')}`;
  const customer = { id: nth + 1, first_name: 'Lena', last_name: 'Vogt', email: null, phone };
  // Orders with the same address belong to one shopper and are applied one after the other.
  const addresses = { shipping_address: null, billing_address: null };
  return { phone, email: null, contact_email: null, customer, ...addresses };
}
