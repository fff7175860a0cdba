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
  /** Only the Admin API reports it. */
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

/** A reported shipment, and when the store learnt the carrier's status; null without one. */
export interface ReportedFulfilment {
  facts: FulfilmentFacts;
  shipmentStatusAt: Date | null;
}

/** Converts a shipment's body to facts; null if it does not name the shipment or its order. */
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

/** Converts a carrier's status to facts; it says nothing else about its shipment. */
export function readFulfilmentEvent(body: FulfilmentEventBody, triggeredAt: Date): ReportedFulfilment | null {
  if (!body.fulfillment_id || !body.order_id || !body.status) return null;
  // Carriers report late. The time at which the store learnt of it counts, as in the shipment's own bodies.
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
      // The shipment's own body is always newer.
      updatedAt: new Date(0),
    },
    shipmentStatusAt: learntAt,
  };
}

export const DELIVERED = 'delivered';

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
