import { expect, it } from 'vitest';
import { hasOtherGoods } from './has-other-goods.ts';
import { justBefore } from './just-before.ts';
import { isPaid, isWorthNothing, readTags } from './read-order.ts';
import { whenDelivered } from './when-delivered.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
const arrived = (hour: number) => ({ status: 'success', deliveredAt: at(hour) });
const underWay = { status: 'success', deliveredAt: null };

it.each([
  ['one shipment', 'fulfilled', [arrived(8)], at(8)],
  ['the last of its shipments', 'fulfilled', [arrived(8), arrived(10), arrived(9)], at(10)],
  ['not while a shipment is on its way', 'fulfilled', [arrived(8), underWay], null],
  ['not while a part is still to be sent', 'partial', [arrived(8)], null],
  ['not while the store reports no status', null, [arrived(8)], null],
  ['not without a shipment', 'fulfilled', [], null],
  [
    'in spite of a cancelled shipment',
    'fulfilled',
    [arrived(8), { ...underWay, status: 'cancelled' }],
    at(8),
  ],
  ['in spite of a faulty shipment', 'fulfilled', [arrived(8), { ...underWay, status: 'error' }], at(8)],
  ['in spite of a failed shipment', 'fulfilled', [arrived(8), { ...arrived(11), status: 'failure' }], at(8)],
  ['not if all were cancelled', 'fulfilled', [{ ...arrived(8), status: 'cancelled' }], null],
  ['by the carrier’s report alone', 'fulfilled', [{ status: null, deliveredAt: at(8) }], at(8)],
])('the arrival of an order: %s', (_what, status, parcels, moment) => {
  expect(whenDelivered(status, parcels)).toEqual(moment);
});

it('a polled state is older than a webhook of the same time', () => {
  expect(justBefore('2026-11-19T08:00:00Z').toISOString()).toBe('2026-11-19T07:59:59.999Z');
});

const line = (variantId: string | null, title: string, currentQuantity: number) => ({
  productId: '1',
  variantId,
  title,
  variantTitle: null,
  quantity: currentQuantity,
  currentQuantity,
  priceMinor: 100,
});

it.each([
  ['the same goods', [line('2', 'Mug', 1)], null, false],
  ['another variant', [line('3', 'Mug', 1)], null, true],
  ['more pieces', [line('2', 'Mug', 2)], null, true],
  ['no goods because it is cancelled', [line('2', 'Mug', 0)], at(8), false],
])('compares the goods of an order of one mug that now has %s', (_what, lines, cancelledAt, isSo) => {
  expect(hasOtherGoods([line('2', 'Mug', 1)], { lines, cancelledAt })).toBe(isSo);
});

it('stored lines without current quantities count as unchanged', () => {
  const lines = [line('2', 'Mug', 1)];
  expect(hasOtherGoods([{ variantId: '3', title: 'Mug', quantity: 1 }], { lines, cancelledAt: null })).toBe(
    false,
  );
  expect(hasOtherGoods(null, { lines, cancelledAt: null })).toBe(false);
});

it.each([
  ['paid', true],
  ['partially_refunded', true],
  ['refunded', true],
  ['pending', false],
  ['partially_paid', false],
  [null, false],
])('an order that is %s was paid: %s', (financialStatus, isSo) => {
  expect(isPaid({ financialStatus })).toBe(isSo);
});

it.each([
  ['voided', null, true],
  ['pending', 'restocked', true],
  [null, 'restocked', true],
  ['paid', 'restocked', false],
  ['pending', 'fulfilled', false],
  ['pending', null, false],
])('an order that is %s and %s is worth nothing: %s', (financialStatus, fulfilmentStatus, isSo) => {
  expect(isWorthNothing({ financialStatus, fulfilmentStatus })).toBe(isSo);
});

it.each([
  ['VIP, new ,,VIP', ['VIP', 'new']],
  ['', []],
  [null, []],
  [undefined, []],
])('reads the tags of %j', (written, tags) => {
  expect(readTags(written)).toEqual(tags);
});
