import { NUMBER_TOPICS, applyNumberWebhook } from '#features/channels/server/index.ts';
import { STORE_CONSENT_TOPIC, takeStoreConsent } from '#features/consent/server/index.ts';
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
  takeInbound,
  takeMessengerEvent,
  takePreferences,
  takeProviderNotice,
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
import type { Tx } from '#platform/database/database.ts';
import { HopelessWebhook, type StoredWebhook, type WebhookHandler } from '#platform/inbox/webhook-inbox.ts';

type Handle = (ctx: Context, tx: Tx, webhook: StoredWebhook) => Promise<void>;

const applyBilling: Handle = (_ctx, tx, webhook) => applyBillingWebhook(tx, webhook);
const applyRating: Handle = (_ctx, tx, webhook) => applyTemplateRating(tx, webhook);
const leave: Handle = () => Promise.resolve();

/** Told to us and of no interest here: it stays in the inbox as it came, and is closed. */
const OF_NO_INTEREST = [
  ...[
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
  ].map((field) => `whatsapp/${field}`),
  // What others say for the page is kept where a person's erasure finds it, and is no receipt of ours.
  MESSENGER_ECHO_TOPIC,
];

/** Which feature understands which topic. The store's that are in no list are all `store-data`'s. */
const HANDLERS: ReadonlyMap<string, Handle> = new Map([
  ...BILLING_TOPICS.map((topic) => [topic, applyBilling] as const),
  ...PRIVACY_TOPICS.map((topic) => [topic, takePrivacyWebhook] as const),
  ...CUSTOMER_TOPICS.map((topic) => [topic, applyCustomerWebhook] as const),
  [STORE_CONSENT_TOPIC, takeStoreConsent],
  [INBOUND_MESSAGE_TOPIC, takeInbound],
  [PREFERENCES_TOPIC, takePreferences],
  [PROVIDER_NOTICE_TOPIC, takeProviderNotice],
  [MESSENGER_EVENT_TOPIC, takeMessengerEvent],
  [TEMPLATE_STATUS_TOPIC, applyTemplateStatus],
  [MESSENGER_TEMPLATE_TOPIC, applyTemplateStatus],
  ...TEMPLATE_RATING_TOPICS.map((topic) => [topic, applyRating] as const),
  ...NUMBER_TOPICS.map((topic) => [topic, applyNumberWebhook] as const),
  [UNREADABLE_WHATSAPP_TOPIC, reportUnreadable],
  [UNREADABLE_MESSENGER_TOPIC, reportUnreadable],
  ...OF_NO_INTEREST.map((topic) => [topic, leave] as const),
]);

/** Gives each webhook to the feature that understands it. A topic that nobody knows is closed as failed, and counted there. */
export function webhookHandler(ctx: Context): WebhookHandler {
  const unknown = new Set<string>();
  return (tx, webhook) => {
    const handle = HANDLERS.get(webhook.topic) ?? (webhook.source === 'shopify' ? applyStoreWebhook : null);
    if (handle) return handle(ctx, tx, webhook);
    if (!unknown.has(webhook.topic))
      ctx.log.error({ topic: webhook.topic }, 'webhook that nobody understands');
    unknown.add(webhook.topic);
    throw new HopelessWebhook('nobody understands this topic');
  };
}
