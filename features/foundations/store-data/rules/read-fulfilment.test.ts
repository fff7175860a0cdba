import { describe, expect, it } from 'vitest';
import { TRIGGERED_AT } from './body-parsers-for-tests.ts';
import { readFulfilment, readFulfilmentEvent } from './read-fulfilment.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 19, hour));
const written = (hour: number) => at(hour).toISOString();

describe('a shipment', () => {
  const parcel = {
    id: '9',
    order_id: '5001',
    status: 'pending',
    shipment_status: 'in_transit',
    tracking_company: 'DHL',
    tracking_number: '123',
    tracking_url: 'https://dhl.example/123',
    delivered_at: written(9),
    created_at: written(8),
    updated_at: written(10),
  };

  it('reads all fields, and is delivered only if the carrier says so', () => {
    const facts = {
      fulfilmentId: '9',
      orderId: '5001',
      status: 'pending',
      shipmentStatus: 'in_transit',
      trackingCompany: 'DHL',
      trackingNumber: '123',
      trackingUrl: 'https://dhl.example/123',
      deliveredAt: null,
      createdAt: at(8),
      updatedAt: at(10),
    };
    expect(readFulfilment(parcel, TRIGGERED_AT)).toEqual({ facts, shipmentStatusAt: at(10) });
  });

  it.each([
    ['when the store says so', { shipment_status: 'delivered' }, at(9)],
    ['at its last change if there is no time', { shipment_status: 'delivered', delivered_at: null }, at(10)],
    ['never while it is on its way', { shipment_status: 'out_for_delivery' }, null],
  ])('arrived %s', (_when, body, deliveredAt) => {
    expect(readFulfilment({ ...parcel, ...body }, TRIGGERED_AT)?.facts.deliveredAt).toEqual(deliveredAt);
  });

  it('works with a nearly empty body', () => {
    const body = { id: '9', order_id: '5001', status: '', shipment_status: '', tracking_company: '' };
    const facts = {
      fulfilmentId: '9',
      orderId: '5001',
      status: 'success',
      shipmentStatus: null,
      trackingCompany: null,
      trackingNumber: null,
      trackingUrl: null,
      deliveredAt: null,
      createdAt: TRIGGERED_AT,
      updatedAt: TRIGGERED_AT,
    };
    expect(readFulfilment(body, TRIGGERED_AT)).toEqual({ facts, shipmentStatusAt: null });
  });

  it('was created at its last change if there is no other time', () => {
    const { created_at: _created, ...body } = parcel;
    expect(readFulfilment(body, TRIGGERED_AT)?.facts.createdAt).toEqual(at(10));
  });

  it.each([{ id: null }, { id: '' }, { order_id: null }, { order_id: '' }])('is null with %j', (missing) => {
    expect(readFulfilment({ ...parcel, ...missing }, TRIGGERED_AT)).toBeNull();
  });
});

describe('a report of a carrier', () => {
  const word = {
    fulfillment_id: '9',
    order_id: '5001',
    status: 'in_transit',
    happened_at: written(8),
    created_at: written(9),
    updated_at: written(10),
  };

  it('contains only the status of the shipment', () => {
    const facts = {
      fulfilmentId: '9',
      orderId: '5001',
      status: null,
      shipmentStatus: 'in_transit',
      trackingCompany: null,
      trackingNumber: null,
      trackingUrl: null,
      deliveredAt: null,
      createdAt: at(10),
      updatedAt: new Date(0),
    };
    expect(readFulfilmentEvent(word, TRIGGERED_AT)).toEqual({ facts, shipmentStatusAt: at(10) });
  });

  it.each([
    ['changed', word, at(10)],
    ['created', { ...word, updated_at: null }, at(9)],
    ['triggered', { ...word, updated_at: null, created_at: null }, TRIGGERED_AT],
  ])('is dated when it was %s', (_how, body, learntAt) => {
    expect(readFulfilmentEvent(body, TRIGGERED_AT)?.shipmentStatusAt).toEqual(learntAt);
  });

  it.each([
    ['when it happened', {}, at(8)],
    ['when the store learnt of it if there is no other time', { happened_at: null }, at(10)],
    ['when the store learnt of it if the reported time is later', { happened_at: written(11) }, at(10)],
  ])('of a delivery: the shipment arrived %s', (_when, body, deliveredAt) => {
    const reported = readFulfilmentEvent({ ...word, status: 'delivered', ...body }, TRIGGERED_AT);
    expect(reported?.facts.deliveredAt).toEqual(deliveredAt);
  });

  it.each([{ fulfillment_id: '' }, { order_id: null }, { status: '' }])('is null with %j', (missing) => {
    expect(readFulfilmentEvent({ ...word, ...missing }, TRIGGERED_AT)).toBeNull();
  });
});
