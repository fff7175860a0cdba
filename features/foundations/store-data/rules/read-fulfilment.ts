import type { FulfilmentFacts } from '../contract/store-facts.ts';
import { findMoment } from './read-checkout.ts';

type Text = string | null | undefined;

export interface FulfilmentBody {
  id?: Text;
  order_id?: Text;
  status?: Text;
  shipment_status?: Text;
  tracking_company?: Text;
  tracking_number?: Text;
  tracking_url?: Text;
  /** Told by the Admin API alone. */
  delivered_at?: Text;
  created_at?: Text;
  updated_at?: Text;
}

interface FulfilmentEventBody {
  fulfillment_id?: Text;
  order_id?: Text;
  status?: Text;
  happened_at?: Text;
  created_at?: Text;
  updated_at?: Text;
}

/** What was told of a parcel, and the moment at which the store knew the carrier's word; null without one. */
export interface ReportedFulfilment {
  facts: FulfilmentFacts;
  shipmentStatusAt: Date | null;
}

/** A parcel's body as facts; null when it does not say which it is, or of which order. */
export function readFulfilment(body: FulfilmentBody, triggeredAt: Date): ReportedFulfilment | null {
  if (!body.id || !body.order_id) return null;
  const updatedAt = findMoment(body.updated_at) ?? triggeredAt;
  const shipmentStatus = body.shipment_status || null;
  const isDelivered = shipmentStatus === DELIVERED;
  return {
    facts: {
      fulfilmentId: body.id,
      orderId: body.order_id,
      status: body.status || 'success',
      shipmentStatus,
      trackingCompany: body.tracking_company || null,
      trackingNumber: body.tracking_number || null,
      trackingUrl: body.tracking_url || null,
      deliveredAt: isDelivered ? (findMoment(body.delivered_at) ?? updatedAt) : null,
      createdAt: findMoment(body.created_at) ?? updatedAt,
      updatedAt,
    },
    shipmentStatusAt: shipmentStatus === null ? null : updatedAt,
  };
}

/** A carrier's word as what it says of its parcel, of which nothing else is known by it. */
export function readFulfilmentEvent(body: FulfilmentEventBody, triggeredAt: Date): ReportedFulfilment | null {
  if (!body.fulfillment_id || !body.order_id || !body.status) return null;
  // Carriers tell late: what counts is when the store learnt it, as in the parcel's own bodies.
  const learntAt = findMoment(body.updated_at) ?? findMoment(body.created_at) ?? triggeredAt;
  const happenedAt = findMoment(body.happened_at) ?? learntAt;
  return {
    facts: {
      fulfilmentId: body.fulfillment_id,
      orderId: body.order_id,
      status: null,
      shipmentStatus: body.status,
      trackingCompany: null,
      trackingNumber: null,
      trackingUrl: null,
      deliveredAt: body.status === DELIVERED ? earlier(happenedAt, learntAt) : null,
      createdAt: learntAt,
      // Whatever the parcel's own body says is newer.
      updatedAt: new Date(0),
    },
    shipmentStatusAt: learntAt,
  };
}

export const DELIVERED = 'delivered';

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
