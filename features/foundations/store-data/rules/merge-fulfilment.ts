import type { FulfilmentChange, FulfilmentFacts } from '../contract/store-facts.ts';
import { DELIVERED, type ReportedFulfilment } from './read-fulfilment.ts';

/** The carriers' statuses from the label to the delivery. An unknown status comes before all of these. */
const ON_THE_WAY = [
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
  DELIVERED,
];

/**
 * Merges what is known about a shipment with a new report, in any order. The store's newest status wins, and the
 * carrier's newest by when the store learnt it. Nothing follows a delivery. The earliest reported arrival counts.
 */
export function mergeFulfilment(
  before: ReportedFulfilment | null,
  reported: ReportedFulfilment,
): ReportedFulfilment {
  if (!before) return reported;
  const [own, other] =
    reported.facts.updatedAt >= before.facts.updatedAt
      ? [reported.facts, before.facts]
      : [before.facts, reported.facts];
  const carriers = lastWord(before, reported);
  return {
    facts: {
      ...own,
      shipmentStatus: carriers.facts.shipmentStatus,
      deliveredAt: earliest(before.facts.deliveredAt, reported.facts.deliveredAt),
      // A carrier's status does not say when the shipment was created.
      createdAt:
        other.status === null ? own.createdAt : (earliest(own.createdAt, other.createdAt) ?? own.createdAt),
    },
    shipmentStatusAt: carriers.shipmentStatusAt,
  };
}

/**
 * Returns what changed since the shipment was last known. Empty until the store has reported the shipment itself.
 */
export function listChanges(before: FulfilmentFacts | null, after: FulfilmentFacts): FulfilmentChange[] {
  if (after.status === null) return [];
  if (!before || before.status === null) return ['created'];
  const changed: FulfilmentChange[] = [];
  if (before.status !== after.status) changed.push('status');
  if (before.shipmentStatus !== after.shipmentStatus) changed.push('shipmentStatus');
  const isTrackedAlike =
    before.trackingCompany === after.trackingCompany &&
    before.trackingNumber === after.trackingNumber &&
    before.trackingUrl === after.trackingUrl;
  if (!isTrackedAlike) changed.push('tracking');
  return changed;
}

function lastWord(one: ReportedFulfilment, other: ReportedFulfilment): ReportedFulfilment {
  const [oneIsThere, otherIsThere] = [arrived(one), arrived(other)];
  if (oneIsThere !== otherIsThere) return oneIsThere ? one : other;
  const apart = momentOf(one) - momentOf(other);
  if (apart !== 0) return apart > 0 ? one : other;
  return placeOf(one) > placeOf(other) ? one : other;
}

function arrived({ facts }: ReportedFulfilment): boolean {
  return facts.shipmentStatus === DELIVERED;
}

function momentOf({ shipmentStatusAt }: ReportedFulfilment): number {
  return shipmentStatusAt?.getTime() ?? Number.NEGATIVE_INFINITY;
}

function placeOf({ facts }: ReportedFulfilment): number {
  return ON_THE_WAY.indexOf(facts.shipmentStatus ?? '');
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
