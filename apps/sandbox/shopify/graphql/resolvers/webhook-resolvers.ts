import { API_VERSION } from '../../api-version.ts';
import { nextId } from '../../new-id.ts';
import type { Subscription } from '../../store.ts';
import { hasScope } from '../access-scopes.ts';
import { connection, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';

interface CreateArguments {
  topic: string;
  webhookSubscription: { uri?: string | null; callbackUrl?: string | null };
}

/** The scopes of each topic, which the schema does not have. Topics about the app need none. */
const TOPIC_SCOPES: readonly (readonly [topics: RegExp, scope: string])[] = [
  [/^(CARTS|CHECKOUTS|ORDERS|REFUNDS)_/, 'read_orders'],
  [/^CUSTOMERS_/, 'read_customers'],
  [/^(COLLECTIONS|PRODUCTS)_/, 'read_products'],
  [/^(FULFILLMENTS|FULFILLMENT_EVENTS)_/, 'read_fulfillments'],
  [/^DRAFT_ORDERS_/, 'read_draft_orders'],
  [/^THEMES_/, 'read_themes'],
];

/** Resolvers for webhook subscriptions. */
export const webhookResolvers: Record<string, Resolver> = {
  webhookSubscriptionCreate: ({ topic, webhookSubscription }: CreateArguments, asked: Asked) => {
    const { sandbox, records } = asked;
    const uri = webhookSubscription.uri ?? webhookSubscription.callbackUrl ?? '';
    const refuse = (message: string) => ({
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'callbackUrl'], message }],
    });
    if (!/^https?:\/\//.test(uri) || !URL.canParse(uri)) return refuse('Address is invalid');
    if (uri.startsWith('http:') && !isPrivateHost(new URL(uri).hostname))
      return refuse('Address protocol http:// is not supported');
    const scope = TOPIC_SCOPES.find(([topics]) => topics.test(topic))?.[1];
    if (scope !== undefined && !hasScope(asked, scope))
      return refuse('You cannot create a webhook subscription with the specified topic');
    if ([...records.subscriptions.values()].some((one) => one.topic === topic && one.uri === uri)) {
      return refuse('Address for this topic has already been taken');
    }
    const subscription: Subscription = {
      id: nextId(records.store),
      topic,
      uri,
      createdAt: sandbox.clock.now().toISOString(),
    };
    records.subscriptions.set(String(subscription.id), subscription);
    sandbox.world.changed();
    return { webhookSubscription: subscriptionNode(subscription), userErrors: [] };
  },

  webhookSubscriptionDelete: ({ id }: { id: string }, { sandbox, records }: Asked) => {
    if (!records.subscriptions.delete(numberOfGid(id))) {
      return {
        deletedWebhookSubscriptionId: null,
        userErrors: [{ field: ['id'], message: 'Webhook subscription does not exist' }],
      };
    }
    sandbox.world.changed();
    return { deletedWebhookSubscriptionId: id, userErrors: [] };
  },

  webhookSubscriptions: (
    args: PageArguments & { topics?: string[] | null; uri?: string | null },
    { records }: Asked,
  ) => {
    const found = [...records.subscriptions.values()].filter(
      ({ topic, uri }) => (!args.topics || args.topics.includes(topic)) && (!args.uri || args.uri === uri),
    );
    return connection(found.map(subscriptionNode), args);
  },
};

/**
 * Returns whether a host is on this machine or in its network. The sandbox's product runs there without a certificate.
 */
function isPrivateHost(host: string): boolean {
  return !host.includes('.') || /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host);
}

function subscriptionNode(subscription: Subscription) {
  return {
    __typename: 'WebhookSubscription',
    id: `gid://shopify/WebhookSubscription/${subscription.id}`,
    legacyResourceId: String(subscription.id),
    topic: subscription.topic,
    uri: subscription.uri,
    callbackUrl: subscription.uri,
    endpoint: { __typename: 'WebhookHttpEndpoint', callbackUrl: subscription.uri },
    apiVersion: { handle: API_VERSION, displayName: API_VERSION, supported: true },
    format: 'JSON',
    filter: null,
    includeFields: [],
    metafieldNamespaces: [],
    name: null,
    createdAt: subscription.createdAt,
    updatedAt: subscription.createdAt,
  };
}
