/** The statuses that shoppers get, each once. */
export type ReportableStatus = 'shipped' | 'outForDelivery' | 'delivered' | 'attempted' | 'failed';

/** The drip of each status. */
export const DRIP_OF: Readonly<Record<ReportableStatus, string>> = {
  shipped: 'shipmentUpdates1',
  outForDelivery: 'shipmentUpdates2',
  delivered: 'shipmentUpdates3',
  attempted: 'shipmentUpdates4',
  failed: 'shipmentUpdates5',
};

/** A shipment's status by the store (`status`) and by the carrier (`shipmentStatus`). */
export interface ParcelWords {
  status: string | null;
  shipmentStatus: string | null;
}

/** Carriers' statuses with their own message. */
const OF_CARRIER: Readonly<Record<string, ReportableStatus>> = {
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  attempted_delivery: 'attempted',
  failure: 'failed',
};
/** The shipment is on its way, whatever the store's status is. */
const TRAVELS = ['carrier_picked_up', 'in_transit', 'delayed'];
const GONE = ['cancelled', 'error', 'failure'];

/** Returns the status to send for a shipment, or the reason why there is none. */
export function reportableStatus({
  status,
  shipmentStatus,
}: ParcelWords): ReportableStatus | 'parcelCancelled' | 'pickedUp' | 'notSent' {
  if (status !== null && GONE.includes(status)) return 'parcelCancelled';
  if (shipmentStatus === 'ready_for_pickup') return 'pickedUp';
  const carrierStatus = OF_CARRIER[shipmentStatus ?? ''];
  if (carrierStatus) return carrierStatus;
  return status === 'success' || TRAVELS.includes(shipmentStatus ?? '') ? 'shipped' : 'notSent';
}
