import { NUMBER_TOPICS, applyNumberWebhook, recordProviderNotice } from '#features/channels/server/index.ts';
import { STORE_CONSENT_TOPIC, handleStoreConsent } from '#features/consent/server/index.ts';
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
import { PRIVACY_TOPICS, handlePrivacyWebhook } from '#features/privacy/server/index.ts';
import { STORE_TOPICS, applyStoreWebhook } from '#features/store-data/server/index.ts';
import { CUSTOMER_TOPICS, applyCustomerWebhook } from '#features/subscribers/server/index.ts';
import {
  TEMPLATE_RATING_TOPICS,
  applyTemplateRating,
  applyTemplateStatus,
} from '#features/templates/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forgetReads } from '#platform/inbox/kept-reads.ts';
import { HopelessWebhook, type StoredWebhook, type WebhookHandler } from '#platform/inbox/webhook-inbox.ts';
import { STORE_NEWS_OF_NO_INTEREST, WHATSAPP_NEWS_OF_NO_INTEREST } from './ignored-topics.ts';

interface Handling {
  source: 'store' | 'channels';
  topics: readonly string[];
  handle: (ctx: Context, tx: Tx, webhook: StoredWebhook) => Promise<void>;
}

/** After one of any other topic what was read of the shop may hold no more. */
const ONLY_ITS_OWN_OBJECT =
  /^(checkouts|orders|refunds|fulfillments|fulfillment_events|products|collections|customers)\//;

const leave = () => Promise.resolve();

/** Which feature understands which topics. */
const HANDLINGS: readonly Handling[] = [
  { source: 'store', topics: STORE_TOPICS, handle: applyStoreWebhook },
  { source: 'store', topics: BILLING_TOPICS, handle: applyBillingWebhook },
  { source: 'store', topics: PRIVACY_TOPICS, handle: handlePrivacyWebhook },
  { source: 'store', topics: CUSTOMER_TOPICS, handle: applyCustomerWebhook },
  { source: 'store', topics: [STORE_CONSENT_TOPIC], handle: handleStoreConsent },
  { source: 'store', topics: STORE_NEWS_OF_NO_INTEREST, handle: leave },
  { source: 'channels', topics: [INBOUND_MESSAGE_TOPIC], handle: handleInboundWebhook },
  { source: 'channels', topics: [MESSENGER_EVENT_TOPIC], handle: handleMessengerEvent },
  { source: 'channels', topics: [PREFERENCES_TOPIC], handle: handlePreferences },
  { source: 'channels', topics: [PROVIDER_NOTICE_TOPIC], handle: recordProviderNotice },
  { source: 'channels', topics: NUMBER_TOPICS, handle: applyNumberWebhook },
  {
    source: 'channels',
    topics: [TEMPLATE_STATUS_TOPIC, MESSENGER_TEMPLATE_TOPIC],
    handle: applyTemplateStatus,
  },
  { source: 'channels', topics: TEMPLATE_RATING_TOPICS, handle: applyTemplateRating },
  {
    source: 'channels',
    topics: [UNREADABLE_WHATSAPP_TOPIC, UNREADABLE_MESSENGER_TOPIC],
    handle: reportUnreadable,
  },
  { source: 'channels', topics: [MESSENGER_ECHO_TOPIC, ...WHATSAPP_NEWS_OF_NO_INTEREST], handle: leave },
];

/** Gives each webhook to the feature that understands it. A topic that nobody knows is closed as failed, and counted there. */
export function webhookHandler(ctx: Context): WebhookHandler {
  const byTopic = new Map(
    HANDLINGS.flatMap(({ source, topics, handle }) =>
      topics.map((topic) => [`${source} ${topic}`, handle] as const),
    ),
  );
  const unknown = new Set<string>();
  return async (tx, webhook) => {
    const source = webhook.source === 'shopify' ? 'store' : 'channels';
    const handle = byTopic.get(`${source} ${webhook.topic}`);
    if (handle) {
      await handle(ctx, tx, webhook);
      if (!ONLY_ITS_OWN_OBJECT.test(webhook.topic)) forgetReads(tx);
      return;
    }
    if (!unknown.has(webhook.topic))
      ctx.log.error({ topic: webhook.topic }, 'webhook that nobody understands');
    unknown.add(webhook.topic);
    throw new HopelessWebhook('nobody understands this topic');
  };
}
