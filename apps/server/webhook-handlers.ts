import { NUMBER_TOPICS, applyNumberWebhook, recordProviderNotice } from '#features/channels/server/index.ts';
import { STORE_CONSENT_TOPIC, takeStoreConsent } from '#features/consent/server/index.ts';
import {
  handleInboundWebhook,
  handleMessengerEvent,
  handlePreferences,
} from '#features/conversations/server/index.ts';
import {
  INBOUND_MESSAGE_TOPIC,
  MESSENGER_ECHO_TOPIC,
  MESSENGER_EVENT_TOPIC,
  MESSENGER_TEMPLATE_TOPIC,
  PREFERENCES_TOPIC,
  PROVIDER_NOTICE_TOPIC,
  TEMPLATE_STATUS_TOPIC,
  UNREADABLE_MESSENGER_TOPIC,
  UNREADABLE_WHATSAPP_TOPIC,
  reportUnreadable,
} from '#features/messaging/server/index.ts';
import { BILLING_TOPICS, applyBillingWebhook } from '#features/plans/server/index.ts';
import { PRIVACY_TOPICS, takePrivacyWebhook } from '#features/privacy/server/index.ts';
import { STORE_TOPICS, applyStoreWebhook } from '#features/store-data/server/index.ts';
import { CUSTOMER_TOPICS, applyCustomerWebhook } from '#features/subscribers/server/index.ts';
import {
  TEMPLATE_RATING_TOPICS,
  applyTemplateRating,
  applyTemplateStatus,
} from '#features/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { HopelessWebhook, type StoredWebhook, type WebhookHandler } from '#platform/inbox/webhook-inbox.ts';

type Handle = (ctx: Context, tx: Tx, webhook: StoredWebhook) => Promise<void>;

type Handlers = ReadonlyMap<string, Handle>;

const applyRating: Handle = (_ctx, tx, webhook) => applyTemplateRating(tx, webhook);
const leave: Handle = () => Promise.resolve();

/** Told to us and of no interest here: it stays in the inbox as it came, and is closed. */
const STORE_NEWS_OF_NO_INTEREST = [
  'app/scopes_update',
  'bulk_operations/finish',
  'carts/create',
  'carts/update',
  'checkouts/delete',
  'customers_marketing_consent/update',
  'draft_orders/create',
  'draft_orders/update',
  'fulfillment_events/create',
  'fulfillments/create',
  'fulfillments/update',
  'orders/edited',
];
const WHATSAPP_NEWS_OF_NO_INTEREST = [
  'account_alerts',
  'account_settings_update',
  'business_status_update',
  'calls',
  'flows',
  'group_lifecycle_update',
  'group_participants_update',
  'group_settings_update',
  'group_status_update',
  'history',
  'message_template_components_update',
  'messaging_handovers',
  'partner_solutions',
  'payment_configuration_update',
  'security',
  'smb_app_state_sync',
  'smb_message_echoes',
  'tracking_events',
];

/** Which feature understands which topic of the store's. */
const OF_THE_STORE: Handlers = new Map([
  ...STORE_NEWS_OF_NO_INTEREST.map((topic) => [topic, leave] as const),
  ...STORE_TOPICS.map((topic) => [topic, applyStoreWebhook] as const),
  ...BILLING_TOPICS.map((topic) => [topic, applyBillingWebhook] as const),
  ...PRIVACY_TOPICS.map((topic) => [topic, takePrivacyWebhook] as const),
  ...CUSTOMER_TOPICS.map((topic) => [topic, applyCustomerWebhook] as const),
  [STORE_CONSENT_TOPIC, takeStoreConsent],
]);

/** Which feature understands which topic of the channels'. */
const OF_THE_CHANNELS: Handlers = new Map([
  ...WHATSAPP_NEWS_OF_NO_INTEREST.map((field) => [`whatsapp/${field}`, leave] as const),
  [INBOUND_MESSAGE_TOPIC, handleInboundWebhook],
  [PREFERENCES_TOPIC, handlePreferences],
  [PROVIDER_NOTICE_TOPIC, recordProviderNotice],
  [TEMPLATE_STATUS_TOPIC, applyTemplateStatus],
  ...TEMPLATE_RATING_TOPICS.map((topic) => [topic, applyRating] as const),
  [UNREADABLE_WHATSAPP_TOPIC, reportUnreadable],
  ...NUMBER_TOPICS.map((topic) => [topic, applyNumberWebhook] as const),
  [MESSENGER_EVENT_TOPIC, handleMessengerEvent],
  [MESSENGER_TEMPLATE_TOPIC, applyTemplateStatus],
  [MESSENGER_ECHO_TOPIC, leave],
  [UNREADABLE_MESSENGER_TOPIC, reportUnreadable],
]);

/** Gives each webhook to the feature that understands it. A topic that nobody knows is closed as failed, and counted there. */
export function webhookHandler(ctx: Context): WebhookHandler {
  const unknown = new Set<string>();
  return (tx, webhook) => {
    const handle = (webhook.source === 'shopify' ? OF_THE_STORE : OF_THE_CHANNELS).get(webhook.topic);
    if (handle) return handle(ctx, tx, webhook);
    if (!unknown.has(webhook.topic))
      ctx.log.error({ topic: webhook.topic }, 'webhook that nobody understands');
    unknown.add(webhook.topic);
    throw new HopelessWebhook('nobody understands this topic');
  };
}
