import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFactsFixture, type FactsFixture } from './facts-fixture.ts';

let fixture: FactsFixture;
let ids = 5000;
beforeAll(async () => {
  fixture = await openFactsFixture();
});
beforeEach(() => void fixture.takePublished());
afterAll(() => fixture.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();

/** An order with one shipment, and the store's reports of both. */
function story() {
  ids += 10;
  const id = ids;
  const order = {
    id,
    name: `#${id}`,
    currency: 'EUR',
    total_price: '24.00',
    line_items: [],
    financial_status: 'pending',
    created_at: at(0),
    updated_at: at(0),
  };
  const parcel = (minute: number, more: object = {}) => ({
    id: id + 1,
    order_id: id,
    status: 'success',
    tracking_company: 'DHL',
    tracking_number: '42',
    tracking_url: 'https://dhl.example/42',
    created_at: at(1),
    updated_at: at(minute),
    ...more,
  });
  const carrier = (status: string, minute: number, happened = minute) => ({
    id: id * 100 + minute,
    fulfillment_id: id + 1,
    order_id: id,
    status,
    happened_at: at(happened),
    created_at: at(minute),
    updated_at: at(minute),
  });
  const fulfilled = (minute: number) => ({
    ...order,
    fulfillment_status: 'fulfilled',
    updated_at: at(minute),
  });
  return { id, order, parcel, carrier, fulfilled };
}

const changes = () =>
  fixture.published.splice(0).flatMap(({ name, event }) => ('changed' in event ? event.changed : [name]));

it('reports a shipment as sent, tracked, carried and delivered, each once', async () => {
  const { id, order, parcel, carrier, fulfilled } = story();
  await fixture.report('orders/create', order);
  await fixture.report('fulfillments/create', parcel(1, { tracking_number: null, tracking_url: null }));
  await fixture.report('orders/updated', fulfilled(1));
  await fixture.report('fulfillments/update', parcel(2));
  await fixture.report('fulfillment_events/create', carrier('in_transit', 3));
  await fixture.report('fulfillments/update', parcel(3, { shipment_status: 'in_transit' }));
  await fixture.report('fulfillment_events/create', carrier('delivered', 9, 7));
  expect(changes()).toEqual([
    'orderPlaced',
    'created',
    'orderChanged',
    'tracking',
    'shipmentStatus',
    'shipmentStatus',
    'orderDelivered',
  ]);
  await fixture.report('fulfillments/update', parcel(9, { shipment_status: 'delivered' }));
  await fixture.report('fulfillment_events/create', carrier('in_transit', 3));
  await fixture.report('fulfillment_events/create', carrier('out_for_delivery', 10));
  await fixture.report('fulfillments/create', parcel(1, { tracking_number: null }));
  expect(changes()).toEqual([]);
  const rows = await fixture.rows(
    `select f.shipment_status, f.tracking_number, o.delivered_at from fulfilments f join orders o using (shop_id, order_id)
     where order_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([
    { shipment_status: 'delivered', tracking_number: '42', delivered_at: new Date(at(7)) },
  ]);
});

it('reaches the same end in any order of reports, and reports a shipment with its order', async () => {
  const { id, order, parcel, carrier, fulfilled } = story();
  await fixture.report('fulfillment_events/create', carrier('delivered', 9, 7));
  await fixture.report('fulfillments/update', parcel(3, { shipment_status: 'in_transit' }));
  await fixture.report('fulfillments/create', parcel(1, { tracking_number: null, tracking_url: null }));
  expect(changes()).toEqual([]);
  await fixture.report('orders/create', order);
  await fixture.report('orders/updated', fulfilled(1));
  expect(changes()).toEqual(['orderPlaced', 'created', 'orderDelivered', 'orderChanged']);
  const rows = await fixture.rows(
    `select shipment_status, tracking_number, delivered_at, store_created_at from fulfilments where order_id = $1`,
    [String(id)],
  );
  expect(rows).toEqual([
    {
      shipment_status: 'delivered',
      tracking_number: '42',
      delivered_at: new Date(at(7)),
      store_created_at: new Date(at(1)),
    },
  ]);
});

it('counts an order as delivered once its last shipment is, and ignores cancelled ones', async () => {
  const { id, order, parcel, fulfilled } = story();
  const other = (minute: number, more: object) => parcel(minute, { id: id + 2, ...more });
  await fixture.report('orders/create', order);
  await fixture.report('fulfillments/create', parcel(1, { shipment_status: 'delivered' }));
  await fixture.report('fulfillments/create', other(2, {}));
  await fixture.report('fulfillments/create', parcel(2, { id: id + 3, status: 'cancelled' }));
  await fixture.report('orders/updated', fulfilled(2));
  expect(changes()).not.toContain('orderDelivered');
  await fixture.report('fulfillments/update', other(5, { shipment_status: 'delivered' }));
  expect(changes()).toEqual(['shipmentStatus', 'orderDelivered']);
});

it('reads the shipments inside the order itself', async () => {
  const { order, parcel, fulfilled } = story();
  await fixture.report('orders/create', order);
  await fixture.report('orders/fulfilled', {
    ...fulfilled(2),
    fulfillments: [parcel(2), { status: 'success' }],
  });
  await fixture.report('fulfillments/create', parcel(2));
  expect(changes()).toEqual(['orderPlaced', 'created', 'orderChanged']);
});
