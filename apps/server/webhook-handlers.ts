import { PRIVACY_TOPICS, handlePrivacyWebhook } from '#features/administration/privacy/server/wiring.ts';
import {
  handleContacts,
  handleEcho,
  handleHistory,
  handleHistoryProgress,
  handleInboundWebhook,
  handleMessengerEvent,
  handlePageEcho,
  handlePreferences,
} from '#features/engine/conversations/server/wiring.ts';
import { CHANNEL_TOPICS, reportUnreadable } from '#features/engine/messaging/server/wiring.ts';
import {
  NUMBER_TOPICS,
  applyNumberWebhook,
  recordProviderNotice,
} from '#features/foundations/channels/server/wiring.ts';
import { STORE_CONSENT_TOPIC, handleStoreConsent } from '#features/foundations/consent/server/wiring.ts';
import { BILLING_TOPICS, applyBillingWebhook } from '#features/foundations/plans/server/wiring.ts';
import { STORE_TOPICS, applyStoreWebhooks } from '#features/foundations/store-data/server/wiring.ts';
import { CUSTOMER_TOPICS, applyCustomerWebhooks } from '#features/foundations/subscribers/server/wiring.ts';
import {
  TEMPLATE_RATING_TOPICS,
  applyTemplateRating,
  applyTemplateStatus,
} from '#features/foundations/templates/server/wiring.ts';
import { takeTypedAnswer } from '#features/product/automations/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { forgetReads } from '#platform/inbox/kept-reads.ts';
import {
  UnprocessableWebhook,
  type StoredWebhook,
  type WebhookHandler,
} from '#platform/inbox/webhook-inbox.ts';
import { STORE_NEWS_OF_NO_INTEREST, WHATSAPP_NEWS_OF_NO_INTEREST } from './ignored-topics.ts';

type Handle = (ctx: Context, tx: Tx, webhooks: readonly StoredWebhook[]) => Promise<void>;

interface Handling {
  source: 'store' | 'channels';
  topics: readonly string[];
  /** Processes webhooks that arrived together, in order, or one after another. */
  handle: Handle;
}

/**
 * Topics about one object of a store. Stores report different objects in no order, so several of these may be processed
 * together. A webhook of any other topic is processed alone, after all earlier webhooks. Cached reads of the shop may be
 * outdated afterwards.
 */
const OF_ONE_OBJECT =
  /^(checkouts|orders|refunds|fulfillments|fulfillment_events|products|collections|customers)\/(?!delete|redact|data_)/;

const leave = () => Promise.resolve();

function each(handle: (ctx: Context, tx: Tx, webhook: StoredWebhook) => Promise<void>): Handle {
  return async (ctx, tx, webhooks) => {
    for (const webhook of webhooks) await handle(ctx, tx, webhook);
  };
}

const readInbound = (ctx: Context, tx: Tx, webhook: StoredWebhook) =>
  handleInboundWebhook(ctx, tx, webhook, takeTypedAnswer);

/** The topics that each feature handles. Among webhooks that are processed together, people come first. */
const HANDLINGS: readonly Handling[] = [
  { source: 'store', topics: CUSTOMER_TOPICS, handle: applyCustomerWebhooks },
  { source: 'store', topics: STORE_TOPICS, handle: applyStoreWebhooks },
  { source: 'store', topics: BILLING_TOPICS, handle: each(applyBillingWebhook) },
  { source: 'store', topics: PRIVACY_TOPICS, handle: each(handlePrivacyWebhook) },
  { source: 'store', topics: [STORE_CONSENT_TOPIC], handle: each(handleStoreConsent) },
  { source: 'store', topics: STORE_NEWS_OF_NO_INTEREST, handle: leave },
  { source: 'channels', topics: [CHANNEL_TOPICS.whatsAppMessage], handle: each(readInbound) },
  { source: 'channels', topics: [CHANNEL_TOPICS.messengerEvent], handle: each(handleMessengerEvent) },
  { source: 'channels', topics: [CHANNEL_TOPICS.phoneEcho], handle: each(handleEcho) },
  { source: 'channels', topics: [CHANNEL_TOPICS.phoneContacts], handle: each(handleContacts) },
  { source: 'channels', topics: [CHANNEL_TOPICS.phoneHistory], handle: each(handleHistory) },
  { source: 'channels', topics: [CHANNEL_TOPICS.phoneHistoryProgress], handle: each(handleHistoryProgress) },
  { source: 'channels', topics: [CHANNEL_TOPICS.whatsAppPreferences], handle: each(handlePreferences) },
  { source: 'channels', topics: [CHANNEL_TOPICS.whatsAppNotice], handle: each(recordProviderNotice) },
  { source: 'channels', topics: NUMBER_TOPICS, handle: each(applyNumberWebhook) },
  {
    source: 'channels',
    topics: [CHANNEL_TOPICS.whatsAppTemplateStatus, CHANNEL_TOPICS.messengerTemplateStatus],
    handle: each(applyTemplateStatus),
  },
  { source: 'channels', topics: TEMPLATE_RATING_TOPICS, handle: each(applyTemplateRating) },
  {
    source: 'channels',
    topics: [CHANNEL_TOPICS.whatsAppUnprocessable, CHANNEL_TOPICS.messengerUnprocessable],
    handle: each(reportUnreadable),
  },
  { source: 'channels', topics: [CHANNEL_TOPICS.messengerEcho], handle: each(handlePageEcho) },
  { source: 'channels', topics: WHATSAPP_NEWS_OF_NO_INTEREST, handle: leave },
];

/**
 * Passes webhooks to the features that handle them, and passes on together those that may be in any order. An unknown
 * topic is marked as failed and counted.
 */
export function webhookHandler(ctx: Context): WebhookHandler {
  const byTopic = new Map(
    HANDLINGS.flatMap((handling) =>
      handling.topics.map((topic) => [`${handling.source} ${topic}`, handling] as const),
    ),
  );
  const unknown = new Set<string>();
  const handlingOf = ({ source, topic }: StoredWebhook) => {
    const handling = byTopic.get(`${source === 'shopify' ? 'store' : 'channels'} ${topic}`);
    if (handling) return handling;
    if (!unknown.has(topic)) ctx.log.error({ topic }, 'webhook that nobody understands');
    unknown.add(topic);
    throw new UnprocessableWebhook('nobody understands this topic');
  };
  return async (tx, webhooks) => {
    for (const together of partsOf(webhooks)) {
      const byHandling = Map.groupBy(together, handlingOf);
      for (const handling of HANDLINGS) {
        const own = byHandling.get(handling);
        if (own) await handling.handle(ctx, tx, own);
      }
      if (!together.every(isOfOneObject)) forgetReads(tx);
    }
  };
}

/** Returns the groups of webhooks that may be processed together, in order of arrival. */
function partsOf(webhooks: readonly StoredWebhook[]): StoredWebhook[][] {
  const parts: StoredWebhook[][] = [];
  for (const webhook of webhooks) {
    const last = parts.at(-1);
    if (last?.every(isOfOneObject) && isOfOneObject(webhook)) last.push(webhook);
    else parts.push([webhook]);
  }
  return parts;
}

function isOfOneObject({ source, topic }: StoredWebhook): boolean {
  return source === 'shopify' && OF_ONE_OBJECT.test(topic);
}
