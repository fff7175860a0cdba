import { webhookTopics } from '#partners/shopify/payloads/webhook-topics.ts';

/** All webhook topics of a store. The product uses only some of them. */
export const storeTopics = {
  ...webhookTopics,
  ORDERS_EDITED: 'orders/edited',
  ORDERS_FULFILLED: 'orders/fulfilled',
  ORDERS_PARTIALLY_FULFILLED: 'orders/partially_fulfilled',
  FULFILLMENTS_CREATE: 'fulfillments/create',
  FULFILLMENTS_UPDATE: 'fulfillments/update',
  FULFILLMENT_EVENTS_CREATE: 'fulfillment_events/create',
  DRAFT_ORDERS_CREATE: 'draft_orders/create',
  DRAFT_ORDERS_UPDATE: 'draft_orders/update',
  DRAFT_ORDERS_DELETE: 'draft_orders/delete',
  BULK_OPERATIONS_FINISH: 'bulk_operations/finish',
} as const;

export type StoreTopic = keyof typeof storeTopics;
