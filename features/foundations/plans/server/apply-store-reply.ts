import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { subscriptionById, type ReportedSubscription } from '#partners/shopify/billing-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { cappedMinor, applyCap } from './apply-cap.ts';
import { settleSubscription } from './settle-subscription.ts';
import type { Subscription } from './subscription-queries.ts';

/** Returns the store's state of one subscription by id, or null if it knows none. Throws ShopifyError. */
export async function askOf(client: AdminClient, providerId: string): Promise<ReportedSubscription | null> {
  const { node } = await client.run(subscriptionById, { id: providerId });
  return node;
}

/** Applies the store's answer to a request of that time: the subscription's state, and its cap. */
export async function applyStoreReply(
  ctx: Context,
  tx: Tx,
  known: Subscription,
  { reported, askedAt }: { reported: ReportedSubscription; askedAt: Date },
): Promise<void> {
  await settleSubscription(ctx, tx, known, { state: reported.status, at: askedAt, from: 'answer' });
  const reportedMinor = cappedMinor(reported, known.usageLineId);
  if (reportedMinor !== null) await applyCap(tx, known, reportedMinor);
}
