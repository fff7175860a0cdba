import { API_VERSION } from '../../api-version.ts';
import { nextId } from '../../new-id.ts';
import type { Subscription } from '../../store.ts';
import { connection, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';

interface CreateArguments {
  topic: string;
  webhookSubscription: { uri?: string | null; callbackUrl?: string | null };
}

/** Webhook subscriptions. */
export const webhookResolvers: Record<string, Resolver> = {
  webhookSubscriptionCreate: (
    { topic, webhookSubscription }: CreateArguments,
    { sandbox, records }: Asked,
  ) => {
    const uri = webhookSubscription.uri ?? webhookSubscription.callbackUrl ?? '';
    const refuse = (message: string) => ({
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'uri'], message }],
    });
    if (!/^https?:\/\//.test(uri) || !URL.canParse(uri)) return refuse('Address is invalid');
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
