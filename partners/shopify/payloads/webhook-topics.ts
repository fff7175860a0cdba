/** Topics by their name in the Admin API, with the name in the webhook's header. */
export const webhookTopics = {
  APP_UNINSTALLED: 'app/uninstalled',
  APP_SUBSCRIPTIONS_UPDATE: 'app_subscriptions/update',
  APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT: 'app_subscriptions/approaching_capped_amount',
  SHOP_UPDATE: 'shop/update',
  CARTS_CREATE: 'carts/create',
  CARTS_UPDATE: 'carts/update',
  CHECKOUTS_CREATE: 'checkouts/create',
  CHECKOUTS_UPDATE: 'checkouts/update',
  CHECKOUTS_DELETE: 'checkouts/delete',
  ORDERS_CREATE: 'orders/create',
  ORDERS_PAID: 'orders/paid',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_CANCELLED: 'orders/cancelled',
  ORDERS_FULFILLED: 'orders/fulfilled',
  ORDERS_EDITED: 'orders/edited',
  FULFILLMENTS_CREATE: 'fulfillments/create',
  FULFILLMENTS_UPDATE: 'fulfillments/update',
  FULFILLMENT_EVENTS_CREATE: 'fulfillment_events/create',
  REFUNDS_CREATE: 'refunds/create',
  PRODUCTS_CREATE: 'products/create',
  PRODUCTS_UPDATE: 'products/update',
  PRODUCTS_DELETE: 'products/delete',
  COLLECTIONS_CREATE: 'collections/create',
  COLLECTIONS_UPDATE: 'collections/update',
  COLLECTIONS_DELETE: 'collections/delete',
  CUSTOMERS_CREATE: 'customers/create',
  CUSTOMERS_UPDATE: 'customers/update',
  CUSTOMERS_DELETE: 'customers/delete',
  CUSTOMERS_WHATS_APP_MARKETING_CONSENT_UPDATE: 'customers_whats_app_marketing_consent/update',
  CUSTOMERS_DATA_REQUEST: 'customers/data_request',
  CUSTOMERS_REDACT: 'customers/redact',
  SHOP_REDACT: 'shop/redact',
} as const;

/** As in `webhookSubscriptionCreate(topic:)`, for example `ORDERS_CREATE`. */
export type WebhookTopicKey = keyof typeof webhookTopics;
/** As in the header `X-Shopify-Topic`, for example `orders/create`. */
export type WebhookTopic = (typeof webhookTopics)[WebhookTopicKey];
