import type { FulfilmentChange, FulfilmentFacts } from '../contract/store-facts.ts';
import { DELIVERED, type ReportedFulfilment } from './read-fulfilment.ts';

/** From the label to the door; a word that is not listed comes before all. */
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
 * What is known of a parcel once more was told of it, in whatever order that comes: of the store's own words the
 * newest hold, of the carrier's likewise by when the store learnt them, and nothing follows a delivery. It arrived at
 * the earliest moment that anybody gives.
 */
export function mergeFulfilment(
  before: ReportedFulfilment | null,
  told: ReportedFulfilment,
): ReportedFulfilment {
  if (!before) return told;
  const [own, other] =
    told.facts.updatedAt >= before.facts.updatedAt ? [told.facts, before.facts] : [before.facts, told.facts];
  const carriers = lastWord(before, told);
  return {
    facts: {
      ...own,
      shipmentStatus: carriers.facts.shipmentStatus,
      deliveredAt: earliest(before.facts.deliveredAt, told.facts.deliveredAt),
      // A carrier's word does not know since when there is the parcel.
      createdAt:
        other.status === null ? own.createdAt : (earliest(own.createdAt, other.createdAt) ?? own.createdAt),
    },
    shipmentStatusAt: carriers.shipmentStatusAt,
  };
}

/** What is news to whoever was told of it as it was before. Nothing, while the store did not tell of it itself. */
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
