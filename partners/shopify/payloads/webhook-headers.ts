/** The headers of a webhook, in lower case, as Node and undici give them. */
export const webhookHeaders = {
  topic: 'x-shopify-topic',
  signature: 'x-shopify-hmac-sha256',
  shopDomain: 'x-shopify-shop-domain',
  apiVersion: 'x-shopify-api-version',
  /** One delivery: the same on every retry, so a webhook is handled once by it. */
  webhookId: 'x-shopify-webhook-id',
  /** One act of the merchant or shopper: the same across the topics it set off. */
  eventId: 'x-shopify-event-id',
  triggeredAt: 'x-shopify-triggered-at',
} as const;
