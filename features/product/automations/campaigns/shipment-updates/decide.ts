import type { Channel } from '#platform/channel/channel.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';
import { UNTRACKED } from './flows.ts';
import { DRIP_OF, reportableStatus, type ParcelWords } from './reportable-status.ts';

/** A shipment with news. */
export interface ParcelSeen extends ParcelWords {
  fulfilmentId: string;
  createdAt: Date;
  /** The time of the carrier's status. Null while there is none. */
  shipmentStatusAt: Date | null;
  isOrderCancelled: boolean;
  /** Drips whose message about it was created. */
  notified: readonly string[];
  /** Drips that wait, or whose message waits to be sent. */
  waiting: readonly string[];
}

/** The shipments of an event: one, or all of an order. */
export type EventFacts = readonly ParcelSeen[];

/** A shipment when a message about it is due. */
export interface DueParcel extends ParcelWords {
  dripIndex: string;
  channel: Channel;
  isOrderCancelled: boolean;
  isTracked: boolean;
}

export function decideOnEvent(eventFacts: EventFacts): Effect[] {
  return eventFacts.flatMap(decideOnParcel);
}

/**
 * Each status of a shipment is sent once. A newer status ends an older one's wait. A sent status is not repeated, even
 * if its tracking link arrives later or the carrier tries again.
 */
function decideOnParcel(parcel: ParcelSeen): Effect[] {
  const { createdAt: from, notified, waiting } = parcel;
  const subject = parcelSubject(parcel.fulfilmentId);
  const end = (reason: 'orderCancelled' | 'overtaken'): Effect[] =>
    waiting.length === 0 ? [] : [{ kind: 'end', subject, reason }];
  const status = reportableStatus(parcel);
  if (parcel.isOrderCancelled) return end('orderCancelled');
  if (status === 'notSent') return [];
  if (status === 'parcelCancelled' || status === 'pickedUp')
    return [...end('overtaken'), { kind: 'leave', subject, from, reason: status }];
  const drip = DRIP_OF[status];
  if (notified.includes(drip)) return [];
  const isOvertaking = waiting.some((other) => other !== drip);
  return [
    ...(isOvertaking ? end('overtaken') : []),
    {
      kind: 'start',
      subject,
      // The store's status starts the wait: the first message waits a little for the tracking link.
      from: status === 'shipped' ? from : (parcel.shipmentStatusAt ?? from),
      drips: [drip],
    },
  ];
}

/**
 * The message contains the shipment's state at the time of sending, because the status that started the wait may be out
 * of date.
 */
export function decideOnTimer(due: DueParcel): Decision {
  if (due.isOrderCancelled) return { kind: 'drop', reason: 'orderCancelled' };
  const status = reportableStatus(due);
  if (status === 'parcelCancelled' || status === 'pickedUp') return { kind: 'drop', reason: status };
  if (status === 'notSent' || DRIP_OF[status] !== due.dripIndex) return { kind: 'drop', reason: 'overtaken' };
  return status === 'shipped' && !due.isTracked
    ? { kind: 'send', flow: UNTRACKED[due.channel] }
    : { kind: 'send' };
}

export function parcelSubject(fulfilmentId: string): Subject {
  return { kind: 'fulfilment', id: fulfilmentId };
}
