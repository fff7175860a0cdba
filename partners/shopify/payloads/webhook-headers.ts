/** A webhook's headers, in lower case as in Node and undici. */
export const webhookHeaders = {
  topic: 'x-shopify-topic',
  signature: 'x-shopify-hmac-sha256',
  shopDomain: 'x-shopify-shop-domain',
  apiVersion: 'x-shopify-api-version',
  /** One delivery. It is the same on every retry, so a webhook is processed once. */
  webhookId: 'x-shopify-webhook-id',
  /** One action of a merchant or shopper. It is the same for all topics that the action caused. */
  eventId: 'x-shopify-event-id',
  triggeredAt: 'x-shopify-triggered-at',
} as const;
