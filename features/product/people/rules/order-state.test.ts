import { expect, it } from 'vitest';
import { orderState } from './order-state.ts';

const NEW = { isCancelled: false, isDelivered: false, financialStatus: 'pending', fulfilmentStatus: null };

it.each([
  ['is open before anything happened', {}, 'open'],
  ['is open without any status', { financialStatus: null }, 'open'],
  ['is paid', { financialStatus: 'paid' }, 'paid'],
  ['is paid after a part was refunded', { financialStatus: 'partially_refunded' }, 'paid'],
  ['is sent, paid or not', { fulfilmentStatus: 'fulfilled' }, 'sent'],
  ['is partly sent', { financialStatus: 'paid', fulfilmentStatus: 'partial' }, 'partlySent'],
  ['is delivered', { fulfilmentStatus: 'fulfilled', isDelivered: true }, 'delivered'],
  ['is refunded although it was delivered', { isDelivered: true, financialStatus: 'refunded' }, 'refunded'],
  ['is cancelled whatever else', { isCancelled: true, financialStatus: 'refunded' }, 'cancelled'],
  ['is cancelled when its payment was voided', { financialStatus: 'voided' }, 'cancelled'],
])('an order %s', (_, changed, expected) => {
  expect(orderState({ ...NEW, ...changed })).toBe(expected);
});
