import { expect, it } from 'vitest';
import { isCashOnDelivery } from './is-cash-on-delivery.ts';

const pending = (...paymentGateways: string[]) => ({ financialStatus: 'pending', paymentGateways });

it.each([
  'Cash on Delivery (COD)',
  'cash_on_delivery',
  'CASH-ON-DELIVERY',
  'COD',
  'Pay on Delivery',
  'Payment upon receipt',
  'Cash on receipt',
  'الدفع عند الاستلام',
  'الدَّفع نقداً عند الإستلام',
  'كاش عند التوصيل',
  'कैश ऑन डिलीवरी',
  'डिलीवरी पर नकद भुगतान',
  'डिलिवरी के समय भुगतान',
  'सीओडी',
])('%s is cash on delivery', (gateway) => {
  expect(isCashOnDelivery(pending('gift_card', gateway))).toBe(true);
});

it.each([
  'shopify_payments',
  'paypal',
  'bogus',
  'Codashop',
  'Card on delivery',
  'Card payment on delivery',
  'بطاقة عند الاستلام',
  'Bank deposit',
  'डिलीवरी',
  '',
])('%s is not cash on delivery', (gateway) => {
  expect(isCashOnDelivery(pending(gateway))).toBe(false);
});

it.each([
  ['a label of the merchant in another spelling', pending('Nachnahme  (DHL)'), ['nachnahme dhl'], true],
  ['a label that is not on the list', pending('Nachnahme'), ['Rechnung'], false],
  ['an empty label', pending(''), ['', ' '], false],
  ['an order that is paid', { ...pending('COD'), financialStatus: 'paid' }, [], false],
  ['an order with an unknown state', { ...pending('COD'), financialStatus: null }, [], false],
  ['an order without a gateway', pending(), ['COD'], false],
])('%s', (_what, order, labels, expected) => {
  expect(isCashOnDelivery(order, labels)).toBe(expected);
});
