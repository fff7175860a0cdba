/** What a shopper is told of a parcel, each once. */
export type ReportableStatus = 'shipped' | 'outForDelivery' | 'delivered' | 'attempted' | 'failed';

/** The drip that tells each. */
export const DRIP_OF: Readonly<Record<ReportableStatus, string>> = {
  shipped: 'shipmentUpdates1',
  outForDelivery: 'shipmentUpdates2',
  delivered: 'shipmentUpdates3',
  attempted: 'shipmentUpdates4',
  failed: 'shipmentUpdates5',
};

/** A parcel in the words of the store (`status`) and of its carrier (`shipmentStatus`). */
export interface ParcelWords {
  status: string | null;
  shipmentStatus: string | null;
}

/** Carriers' words of which shoppers are told by a message of their own. */
const OF_CARRIER: Readonly<Record<string, ReportableStatus>> = {
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  attempted_delivery: 'attempted',
  failure: 'failed',
};
/** It has begun to travel, whatever the store says of it. */
const TRAVELS = ['carrier_picked_up', 'in_transit', 'delayed'];
const GONE = ['cancelled', 'error', 'failure'];

/** What there is to tell of a parcel as it stands; or why there is nothing. */
export function reportableStatus({
  status,
  shipmentStatus,
}: ParcelWords): ReportableStatus | 'parcelCancelled' | 'pickedUp' | 'notSent' {
  if (status !== null && GONE.includes(status)) return 'parcelCancelled';
  if (shipmentStatus === 'ready_for_pickup') return 'pickedUp';
  const told = OF_CARRIER[shipmentStatus ?? ''];
  if (told) return told;
  return status === 'success' || TRAVELS.includes(shipmentStatus ?? '') ? 'shipped' : 'notSent';
}
