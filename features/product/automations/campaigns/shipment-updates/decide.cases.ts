import type { Decision, Effect } from '../../rules/effect.ts';
import type { DueParcel, ParcelSeen } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T08:00:00Z');

const subject = { kind: 'fulfilment', id: 'f1' };

/** A shipment that was just sent, without a status of the carrier. */
export const SEEN: ParcelSeen = {
  fulfilmentId: 'f1',
  status: 'success',
  shipmentStatus: null,
  createdAt: NOON,
  shipmentStatusAt: null,
  isOrderCancelled: false,
  notified: [],
  waiting: [],
};

const SHIPPED = 'shipmentUpdates1';
const OUT = 'shipmentUpdates2';
const DELIVERED = 'shipmentUpdates3';
const ATTEMPTED = 'shipmentUpdates4';
const FAILED = 'shipmentUpdates5';

const start = (drip: string, from = LATER): Effect => ({ kind: 'start', subject, from, drips: [drip] });
const end = (reason: 'overtaken' | 'orderCancelled'): Effect => ({ kind: 'end', subject, reason });
const leave = (reason: string): Effect => ({ kind: 'leave', subject, from: NOON, reason });
const says = (shipmentStatus: string) => ({ shipmentStatus, shipmentStatusAt: LATER });

export const EVENT_CASES: readonly [name: string, change: Partial<ParcelSeen>, effects: Effect[]][] = [
  ['a parcel is sent: told a little later, when its tracking is there', {}, [start(SHIPPED, NOON)]],
  ['its tracking comes while that waits: the wait goes on', { waiting: [SHIPPED] }, [start(SHIPPED, NOON)]],
  ['its tracking comes after it was told: not told again', { notified: [SHIPPED] }, []],
  ['it is on its way: that is told already', { ...says('in_transit'), notified: [SHIPPED] }, []],
  ['it is on its way, and nothing was told: it was sent', says('in_transit'), [start(SHIPPED, NOON)]],
  ['it is late: that it was sent is all there is to tell', says('delayed'), [start(SHIPPED, NOON)]],
  [
    'it is picked up before the store says so',
    { ...says('carrier_picked_up'), status: 'open' },
    [start(SHIPPED, NOON)],
  ],
  ['the store only opened it: nothing to tell yet', { status: 'open' }, []],
  ['only the carrier spoke, of a label: nothing to tell yet', { ...says('label_printed'), status: null }, []],
  ['it is out for delivery', { ...says('out_for_delivery'), notified: [SHIPPED] }, [start(OUT)]],
  [
    'it is out for delivery before it was told as sent: that is not told any more',
    { ...says('out_for_delivery'), waiting: [SHIPPED] },
    [end('overtaken'), start(OUT)],
  ],
  [
    'it is out for delivery a second day',
    { ...says('out_for_delivery'), notified: [SHIPPED, OUT, ATTEMPTED] },
    [],
  ],
  ['it is delivered', { ...says('delivered'), notified: [SHIPPED, OUT] }, [start(DELIVERED)]],
  ['it is delivered, and that is told twice', { ...says('delivered'), notified: [SHIPPED, DELIVERED] }, []],
  [
    'it is delivered while older news waits',
    { ...says('delivered'), notified: [SHIPPED], waiting: [OUT] },
    [end('overtaken'), start(DELIVERED)],
  ],
  ['it is delivered before anybody was told anything', says('delivered'), [start(DELIVERED)]],
  ['nobody was there', { ...says('attempted_delivery'), notified: [SHIPPED, OUT] }, [start(ATTEMPTED)]],
  [
    'nobody was there a second time',
    { ...says('attempted_delivery'), notified: [SHIPPED, OUT, ATTEMPTED] },
    [],
  ],
  ['it cannot be delivered', { ...says('failure'), notified: [SHIPPED] }, [start(FAILED)]],
  ['it is delivered after all', { ...says('delivered'), notified: [SHIPPED, FAILED] }, [start(DELIVERED)]],
  ['it waits to be picked up', says('ready_for_pickup'), [leave('pickedUp')]],
  [
    'the store took it back before it was told',
    { status: 'cancelled', waiting: [SHIPPED] },
    [end('overtaken'), leave('parcelCancelled')],
  ],
  [
    'the store took it back after it was told',
    { status: 'cancelled', notified: [SHIPPED] },
    [leave('parcelCancelled')],
  ],
  [
    'its order is cancelled while news waits',
    { isOrderCancelled: true, waiting: [SHIPPED] },
    [end('orderCancelled')],
  ],
  ['its order is cancelled, and nothing waits', { isOrderCancelled: true, notified: [SHIPPED] }, []],
];

/** A shipment whose "shipped" message is due. */
export const DUE: DueParcel = {
  dripIndex: SHIPPED,
  channel: 'WA',
  status: 'success',
  shipmentStatus: null,
  isOrderCancelled: false,
  isTracked: true,
};

const send: Decision = { kind: 'send' };
const drop = (reason: string): Decision => ({ kind: 'drop', reason });

export const TIMER_CASES: readonly [name: string, change: Partial<DueParcel>, decision: Decision][] = [
  ['that it was sent', {}, send],
  [
    'that it was sent, without tracking',
    { isTracked: false },
    { kind: 'send', flow: 'parcel_shipped_untracked' },
  ],
  [
    'that it was sent, without tracking, on Messenger',
    { isTracked: false, channel: 'FB' },
    { kind: 'send', flow: 'parcel_shipped_untracked_messenger' },
  ],
  ['that it was sent, and it is on its way', { shipmentStatus: 'in_transit' }, send],
  ['that it was sent, and it is there', { shipmentStatus: 'delivered' }, drop('overtaken')],
  ['that it comes today, and it does', { dripIndex: OUT, shipmentStatus: 'out_for_delivery' }, send],
  [
    'that it comes today, and nobody was there',
    { dripIndex: OUT, shipmentStatus: 'attempted_delivery' },
    drop('overtaken'),
  ],
  [
    'that it is there, without tracking',
    { dripIndex: DELIVERED, shipmentStatus: 'delivered', isTracked: false },
    send,
  ],
  ['that it cannot be delivered', { dripIndex: FAILED, shipmentStatus: 'failure' }, send],
  ['that it was sent, and it is to be picked up', { shipmentStatus: 'ready_for_pickup' }, drop('pickedUp')],
  ['that it was sent, and the store took it back', { status: 'cancelled' }, drop('parcelCancelled')],
  ['that it was sent, and it was not', { status: 'open' }, drop('overtaken')],
  ['that it was sent, and its order is cancelled', { isOrderCancelled: true }, drop('orderCancelled')],
];
