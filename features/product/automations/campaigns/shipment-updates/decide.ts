import type { Channel } from '#platform/channel/channel.ts';
import type { Decision, Effect, Subject } from '../../rules/effect.ts';
import { UNTRACKED } from './flows.ts';
import { DRIP_OF, reportableStatus, type ParcelWords } from './reportable-status.ts';

/** A parcel, when something is new about it. */
export interface ParcelSeen extends ParcelWords {
  fulfilmentId: string;
  createdAt: Date;
  /** Since when the carrier says what it says; null while it says nothing. */
  shipmentStatusAt: Date | null;
  isOrderCancelled: boolean;
  /** Drips whose message about it was made. */
  told: readonly string[];
  /** Drips that wait, or whose message waits to be sent. */
  waiting: readonly string[];
}

/** The parcels that it is about: one, or all of an order. */
export type Heard = readonly ParcelSeen[];

/** A parcel, when a message about it is due. */
export interface DueParcel extends ParcelWords {
  dripIndex: string;
  channel: Channel;
  isOrderCancelled: boolean;
  isTracked: boolean;
}

export function decideOnEvent(heard: Heard): Effect[] {
  return heard.flatMap(decideOnParcel);
}

/**
 * Each status of a parcel is told once. What an older one still has to say is over with a newer one; what was told is not
 * told again, though the tracking came later, or the carrier tries a second day.
 */
function decideOnParcel(parcel: ParcelSeen): Effect[] {
  const { createdAt: from, told, waiting } = parcel;
  const subject = parcelSubject(parcel.fulfilmentId);
  const end = (reason: 'orderCancelled' | 'overtaken'): Effect[] =>
    waiting.length === 0 ? [] : [{ kind: 'end', subject, reason }];
  const status = reportableStatus(parcel);
  if (parcel.isOrderCancelled) return end('orderCancelled');
  if (status === 'notSent') return [];
  if (status === 'parcelCancelled' || status === 'pickedUp')
    return [...end('overtaken'), { kind: 'leave', subject, from, reason: status }];
  const drip = DRIP_OF[status];
  if (told.includes(drip)) return [];
  const isOvertaking = waiting.some((other) => other !== drip);
  return [
    ...(isOvertaking ? end('overtaken') : []),
    {
      kind: 'start',
      subject,
      // A parcel is sent when the store says so: its first message waits a little, for the tracking that follows.
      from: status === 'shipped' ? from : (parcel.shipmentStatusAt ?? from),
      drips: [drip],
    },
  ];
}

/** Told is what a parcel is at the moment of telling; on whose behalf the wait began may be over. */
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
