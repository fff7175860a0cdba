import { describe, expect, it } from 'vitest';
import type { FulfilmentFacts } from '../contract/store-facts.ts';
import { listChanges, mergeFulfilment } from './merge-fulfilment.ts';
import type { ReportedFulfilment } from './read-fulfilment.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
const FACTS: FulfilmentFacts = {
  fulfilmentId: '9',
  orderId: '5001',
  status: 'success',
  shipmentStatus: null,
  trackingCompany: 'DHL',
  trackingNumber: '123',
  trackingUrl: 'https://dhl.example/123',
  deliveredAt: null,
  createdAt: at(5),
  updatedAt: at(6),
};
/** The store's report of its shipment. */
const parcel = (changes: Partial<FulfilmentFacts> = {}): ReportedFulfilment => ({
  facts: { ...FACTS, ...changes },
  shipmentStatusAt: changes.shipmentStatus ? (changes.updatedAt ?? FACTS.updatedAt) : null,
});
/** A carrier's report of the shipment. */
const word = (shipmentStatus: string, hour: number, deliveredAt: Date | null = null): ReportedFulfilment => ({
  facts: {
    ...FACTS,
    status: null,
    shipmentStatus,
    trackingCompany: null,
    trackingNumber: null,
    trackingUrl: null,
    deliveredAt,
    createdAt: at(hour),
    updatedAt: new Date(0),
  },
  shipmentStatusAt: at(hour),
});
/** Merges in both orders, which must give the same. A carrier does not know when a shipment was created. */
function merge(one: ReportedFulfilment, other: ReportedFulfilment): ReportedFulfilment {
  const merged = mergeFulfilment(one, other);
  const { facts, ...reversed } = mergeFulfilment(other, one);
  const createdAt = facts.status === null ? merged.facts.createdAt : facts.createdAt;
  expect({ ...reversed, facts: { ...facts, createdAt } }).toEqual(merged);
  return merged;
}

describe('the merged shipment', () => {
  it('is the first report if there is no other', () => {
    expect(mergeFulfilment(null, parcel())).toEqual(parcel());
  });

  it('has the newest facts of the store and the earliest creation time', () => {
    const newer = { status: 'cancelled', trackingNumber: '456', createdAt: at(7), updatedAt: at(8) };
    expect(merge(parcel(), parcel(newer)).facts).toEqual({ ...FACTS, ...newer, createdAt: at(5) });
  });

  it('has the later report of two with the same time', () => {
    expect(mergeFulfilment(parcel(), parcel({ status: 'cancelled' })).facts.status).toBe('cancelled');
  });

  it('combines the store’s facts with the carrier’s status', () => {
    const merged = merge(parcel(), word('in_transit', 4));
    expect(merged.facts).toEqual({ ...FACTS, shipmentStatus: 'in_transit' });
    expect(merged.shipmentStatusAt).toEqual(at(4));
  });

  it('has the creation time that the store reported', () => {
    expect(merge(word('in_transit', 4), parcel({ createdAt: at(5) })).facts.createdAt).toEqual(at(5));
  });
});

describe('of two reports of a carrier', () => {
  it.each([
    ['the later one wins', word('in_transit', 7), word('out_for_delivery', 8), 'out_for_delivery'],
    ['the later one wins, also on the way back', word('out_for_delivery', 7), word('failure', 8), 'failure'],
    [
      'the later one wins, although its status comes before the other',
      word('out_for_delivery', 7),
      word('in_transit', 8),
      'in_transit',
    ],
    [
      'the more advanced one of the same time wins',
      word('out_for_delivery', 7),
      word('in_transit', 7),
      'out_for_delivery',
    ],
    ['nothing follows a delivery', word('delivered', 7, at(7)), word('in_transit', 9), 'delivered'],
    [
      'a known one wins over an unknown one',
      word('label_purchased', 7),
      word('beamed', 7),
      'label_purchased',
    ],
  ])('%s', (_what, one, other, shipmentStatus) => {
    expect(merge(one, other).facts.shipmentStatus).toBe(shipmentStatus);
  });

  it('the status closer to delivery wins at the same time', () => {
    const way = [
      'label_purchased',
      'label_printed',
      'confirmed',
      'ready_for_pickup',
      'carrier_picked_up',
      'in_transit',
      'delayed',
      'out_for_delivery',
      'attempted_delivery',
      'failure',
      'delivered',
    ];
    for (const [nth, further] of way.entries()) {
      const nearer = way[nth - 1] ?? 'beamed';
      expect(merge(word(nearer, 7), word(further, 7)).facts.shipmentStatus).toBe(further);
    }
  });

  it('the earliest delivery time wins', () => {
    const merged = merge(word('delivered', 7, at(6)), word('delivered', 9, at(4)));
    expect(merged.facts.deliveredAt).toEqual(at(4));
    expect(merged.shipmentStatusAt).toEqual(at(9));
    expect(merge(word('delivered', 7, at(6)), parcel()).facts.deliveredAt).toEqual(at(6));
  });
});

it.each<[string, Partial<FulfilmentFacts> | null, Partial<FulfilmentFacts>, string[]]>([
  ['everything if it is new', null, {}, ['created']],
  ['everything if only the carrier has reported it before', { status: null }, {}, ['created']],
  ['nothing while only the carrier has reported it', null, { status: null }, []],
  ['nothing if nothing changed', {}, {}, []],
  ['its status', {}, { status: 'cancelled' }, ['status']],
  ['its carrier’s status', {}, { shipmentStatus: 'in_transit' }, ['shipmentStatus']],
  ['its carrier', {}, { trackingCompany: 'UPS' }, ['tracking']],
  ['its number', {}, { trackingNumber: '456' }, ['tracking']],
  ['its tracking URL', {}, { trackingUrl: null }, ['tracking']],
  [
    'everything at the same time',
    {},
    {
      status: 'cancelled',
      shipmentStatus: 'failure',
      trackingCompany: 'UPS',
      trackingNumber: '4',
      trackingUrl: null,
    },
    ['status', 'shipmentStatus', 'tracking'],
  ],
])('a change of a shipment is: %s', (_what, before, after, changes) => {
  const known = before && { ...FACTS, ...before };
  expect(listChanges(known, { ...FACTS, ...after })).toEqual(changes);
});
