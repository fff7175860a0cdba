import { money } from '../money.ts';
import { storeTime } from '../store-time.ts';
import type { Store } from '../store.ts';
import type { AppSubscription } from './app-subscription.ts';
import { subscriptionGid } from './subscription-node.ts';

/** The body of `app_subscriptions/update`. */
export function appSubscriptionBody(store: Store, subscription: AppSubscription) {
  const { recurring, usage } = subscription;
  return {
    app_subscription: {
      admin_graphql_api_id: subscriptionGid(subscription.id),
      name: subscription.name,
      status: subscription.status,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${store.id}`,
      created_at: storeTime(subscription.createdAt, store.timeZone),
      updated_at: storeTime(subscription.updatedAt, store.timeZone),
      currency: subscription.currency,
      capped_amount: usage ? money(usage.cappedCents) : null,
      price: money(recurring?.priceCents ?? 0),
      interval: (recurring?.interval ?? 'EVERY_30_DAYS').toLowerCase(),
      plan_handle: null,
    },
  };
}

/** The body of `app_subscriptions/approaching_capped_amount`. */
export function cappedAmountBody(store: Store, subscription: AppSubscription, balanceCents: number) {
  return {
    app_subscription: {
      admin_graphql_api_id: subscriptionGid(subscription.id),
      name: subscription.name,
      balance_used: money(balanceCents),
      capped_amount: money(subscription.usage?.cappedCents ?? 0),
      currency_code: subscription.currency,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${store.id}`,
      created_at: storeTime(subscription.createdAt, store.timeZone),
      updated_at: storeTime(subscription.updatedAt, store.timeZone),
    },
  };
}
