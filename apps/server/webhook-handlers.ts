import { NUMBER_TOPICS, applyNumberWebhook } from '#features/channels/server/index.ts';
import { STORE_CONSENT_TOPIC, takeStoreConsent } from '#features/consent/server/index.ts';
import {
  INBOUND_MESSAGE_TOPIC,
  MESSENGER_EVENT_TOPIC,
  MESSENGER_TEMPLATE_TOPIC,
  PREFERENCES_TOPIC,
  TEMPLATE_STATUS_TOPIC,
  takeInbound,
  takeMessengerEvent,
  takePreferences,
} from '#features/messaging/server/index.ts';
import { BILLING_TOPICS, applyBillingWebhook } from '#features/plans/server/index.ts';
import { PRIVACY_TOPICS, takePrivacyWebhook } from '#features/privacy/server/index.ts';
import { applyStoreWebhook } from '#features/store-data/server/index.ts';
import { CUSTOMER_TOPICS, applyCustomerWebhook } from '#features/subscribers/server/index.ts';
import {
  TEMPLATE_RATING_TOPICS,
  applyTemplateRating,
  applyTemplateStatus,
} from '#features/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { WebhookHandler } from '#platform/inbox/webhook-inbox.ts';

/** Which feature understands which webhook; what none understands stays in the inbox as it came. */
export function webhookHandler(ctx: Context): WebhookHandler {
  return async (tx, webhook) => {
    if (webhook.source === 'shopify' && BILLING_TOPICS.includes(webhook.topic))
      return applyBillingWebhook(tx, webhook);
    if (webhook.source === 'shopify' && PRIVACY_TOPICS.includes(webhook.topic))
      return takePrivacyWebhook(ctx, tx, webhook);
    if (webhook.source === 'shopify' && CUSTOMER_TOPICS.includes(webhook.topic))
      return applyCustomerWebhook(ctx, tx, webhook);
    if (webhook.source === 'shopify' && webhook.topic === STORE_CONSENT_TOPIC)
      return takeStoreConsent(ctx, tx, webhook);
    if (webhook.source === 'shopify') return applyStoreWebhook(ctx, tx, webhook);
    if (webhook.topic === INBOUND_MESSAGE_TOPIC) return takeInbound(ctx, tx, webhook);
    if (webhook.topic === PREFERENCES_TOPIC) return takePreferences(ctx, tx, webhook);
    if (webhook.topic === MESSENGER_EVENT_TOPIC) return takeMessengerEvent(ctx, tx, webhook);
    if (webhook.topic === TEMPLATE_STATUS_TOPIC || webhook.topic === MESSENGER_TEMPLATE_TOPIC)
      return applyTemplateStatus(ctx, tx, webhook);
    if (TEMPLATE_RATING_TOPICS.includes(webhook.topic)) return applyTemplateRating(tx, webhook);
    if (NUMBER_TOPICS.includes(webhook.topic)) return applyNumberWebhook(ctx, tx, webhook);
  };
}
