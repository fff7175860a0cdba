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
  ['a shipment is sent: the message waits a little for its tracking', {}, [start(SHIPPED, NOON)]],
  [
    'its tracking arrives during the wait: the wait continues',
    { waiting: [SHIPPED] },
    [start(SHIPPED, NOON)],
  ],
  ['its tracking arrives after the message: no second message', { notified: [SHIPPED] }, []],
  [
    'it is in transit after the first message: no message',
    { ...says('in_transit'), notified: [SHIPPED] },
    [],
  ],
  ['it is in transit without a message: the first message waits', says('in_transit'), [start(SHIPPED, NOON)]],
  ['it is delayed without a message: the first message waits', says('delayed'), [start(SHIPPED, NOON)]],
  [
    'the carrier picks it up before the store reports it',
    { ...says('carrier_picked_up'), status: 'open' },
    [start(SHIPPED, NOON)],
  ],
  ['it is open in the store: no message yet', { status: 'open' }, []],
  ['the carrier only reports a label: no message yet', { ...says('label_printed'), status: null }, []],
  ['it is out for delivery', { ...says('out_for_delivery'), notified: [SHIPPED] }, [start(OUT)]],
  [
    'it is out for delivery before the first message, which is dropped',
    { ...says('out_for_delivery'), waiting: [SHIPPED] },
    [end('overtaken'), start(OUT)],
  ],
  [
    'it is out for delivery a second day',
    { ...says('out_for_delivery'), notified: [SHIPPED, OUT, ATTEMPTED] },
    [],
  ],
  ['it is delivered', { ...says('delivered'), notified: [SHIPPED, OUT] }, [start(DELIVERED)]],
  ['it is reported as delivered again', { ...says('delivered'), notified: [SHIPPED, DELIVERED] }, []],
  [
    'it is delivered while an earlier message waits',
    { ...says('delivered'), notified: [SHIPPED], waiting: [OUT] },
    [end('overtaken'), start(DELIVERED)],
  ],
  ['it is delivered before any message', says('delivered'), [start(DELIVERED)]],
  [
    'a delivery attempt fails',
    { ...says('attempted_delivery'), notified: [SHIPPED, OUT] },
    [start(ATTEMPTED)],
  ],
  [
    'a second delivery attempt fails',
    { ...says('attempted_delivery'), notified: [SHIPPED, OUT, ATTEMPTED] },
    [],
  ],
  ['it cannot be delivered', { ...says('failure'), notified: [SHIPPED] }, [start(FAILED)]],
  ['it is delivered after all', { ...says('delivered'), notified: [SHIPPED, FAILED] }, [start(DELIVERED)]],
  ['it is ready for pick-up', says('ready_for_pickup'), [leave('pickedUp')]],
  [
    'the store cancels it before the message',
    { status: 'cancelled', waiting: [SHIPPED] },
    [end('overtaken'), leave('parcelCancelled')],
  ],
  [
    'the store cancels it after the message',
    { status: 'cancelled', notified: [SHIPPED] },
    [leave('parcelCancelled')],
  ],
  [
    'its order is cancelled while a message waits',
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
  ['shipped', {}, send],
  ['shipped, without tracking', { isTracked: false }, { kind: 'send', flow: 'parcel_shipped_untracked' }],
  [
    'shipped, without tracking, on Messenger',
    { isTracked: false, channel: 'FB' },
    { kind: 'send', flow: 'parcel_shipped_untracked_messenger' },
  ],
  ['shipped, and it is in transit', { shipmentStatus: 'in_transit' }, send],
  ['shipped, but it is delivered', { shipmentStatus: 'delivered' }, drop('overtaken')],
  ['out for delivery, and it is', { dripIndex: OUT, shipmentStatus: 'out_for_delivery' }, send],
  [
    'out for delivery, but the attempt failed',
    { dripIndex: OUT, shipmentStatus: 'attempted_delivery' },
    drop('overtaken'),
  ],
  [
    'delivered, without tracking',
    { dripIndex: DELIVERED, shipmentStatus: 'delivered', isTracked: false },
    send,
  ],
  ['delivery failed', { dripIndex: FAILED, shipmentStatus: 'failure' }, send],
  ['shipped, but it is ready for pick-up', { shipmentStatus: 'ready_for_pickup' }, drop('pickedUp')],
  ['shipped, but the store cancelled it', { status: 'cancelled' }, drop('parcelCancelled')],
  ['shipped, but it is open again', { status: 'open' }, drop('overtaken')],
  ['shipped, but its order is cancelled', { isOrderCancelled: true }, drop('orderCancelled')],
];
