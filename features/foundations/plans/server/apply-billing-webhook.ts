import { findShopByUrl } from '#features/foundations/store-data/server/index.ts';
import {
  AppSubscriptionPayload,
  CappedAmountPayload,
} from '#partners/shopify/payloads/app-subscription-payload.ts';
import { webhookTopics } from '#partners/shopify/payloads/webhook-topics.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StoredWebhook } from '#platform/inbox/webhook-inbox.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { isNews } from '../rules/subscription-state.ts';
import { applyCap } from './apply-cap.ts';
import { COMPARE_PLAN, settleSubscription } from './settle-subscription.ts';
import { findByProviderId, lockShop, updateSubscription, type Subscription } from './subscription-queries.ts';

/** The topics of the store's reports about charges. */
export const BILLING_TOPICS: readonly string[] = [
  webhookTopics.APP_SUBSCRIPTIONS_UPDATE,
  webhookTopics.APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT,
];

/** Applies the store's report about a charge of its own shop. Charges that we did not request are ignored. */
export async function applyBillingWebhook(ctx: Context, tx: Tx, webhook: StoredWebhook): Promise<void> {
  if (webhook.topic === webhookTopics.APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT)
    return recordNearCap(tx, webhook);
  const { app_subscription: reported } = AppSubscriptionPayload.parse(webhook.body);
  const known = await findOwn(tx, webhook, reported.admin_graphql_api_id);
  if (!known) return;
  const word = { state: reported.status, at: webhook.triggeredAt, from: 'webhook' } as const;
  await settleSubscription(ctx, tx, known, word);
  const cap = reported.capped_amount
    ? toMinorUnits(reported.capped_amount, reported.currency ?? 'USD')
    : null;
  if (cap === null || !known.usage || known.state !== 'active' || cap === known.usage.cappedMinor) return;
  if (cap > known.usage.cappedMinor && isNews(known.reportedAt, word)) return applyCap(tx, known, cap);
  // A late report would undo the change, so the store is asked for the current cap.
  await ctx.jobs.enqueue(tx, COMPARE_PLAN, { shopId: known.shopId });
}

async function recordNearCap(tx: Tx, webhook: StoredWebhook): Promise<void> {
  const { app_subscription: reported } = CappedAmountPayload.parse(webhook.body);
  const known = await findOwn(tx, webhook, reported.admin_graphql_api_id);
  if (!known || (known.nearCapAt && known.nearCapAt >= webhook.triggeredAt)) return;
  // The shop is locked first, as everywhere, because the next webhook of the transaction may lock it.
  await lockShop(tx, known.shopId);
  await updateSubscription(tx, known, { near_cap_at: webhook.triggeredAt });
}

async function findOwn(tx: Tx, { shopUrl }: StoredWebhook, providerId: string): Promise<Subscription | null> {
  const shop = shopUrl ? await findShopByUrl(tx, shopUrl) : null;
  const known = await findByProviderId(tx, providerId);
  return shop && known?.shopId === shop.shop_id ? known : null;
}
