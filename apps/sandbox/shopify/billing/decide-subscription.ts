import type { Sandbox } from '../../core/sandbox.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { openStore } from '../open-store.ts';
import type { Store, StoreRecords } from '../store.ts';
import { appSubscriptionBody } from './app-subscription-body.ts';
import { billingOf, type AppSubscription, type AppSubscriptionStatus } from './app-subscription.ts';

/** A charge expires if the merchant does not answer for this long. */
const OPEN_FOR_MS = 2 * 24 * 3600 * 1000;
const POLL_INTERVAL_MS = 250;

/** Approves a charge. It starts and replaces the previous charge. */
export function approve(sandbox: Sandbox, records: StoreRecords, subscription: AppSubscription): void {
  const { subscriptions } = billingOf(sandbox, records.store.shop);
  const replaced = [...subscriptions.values()].filter(
    ({ status }) => status === 'ACTIVE' || status === 'FROZEN',
  );
  subscription.activatedAt = sandbox.clock.now().toISOString();
  setStatus(sandbox, records, subscription, 'ACTIVE');
  for (const one of replaced) setStatus(sandbox, records, one, 'CANCELLED');
}

/** Approves a new cap for usage and notifies the app. A later warning uses the new cap. */
export function raiseCap(sandbox: Sandbox, records: StoreRecords, subscription: AppSubscription): void {
  const { usage } = subscription;
  if (!usage) return;
  usage.cappedCents = usage.askedCappedCents ?? usage.cappedCents;
  usage.hasWarned = false;
  setStatus(sandbox, records, subscription, subscription.status);
}

/** Changes the status of a subscription and notifies the app. */
export function setStatus(
  sandbox: Sandbox,
  records: StoreRecords,
  subscription: AppSubscription,
  status: AppSubscriptionStatus,
): void {
  subscription.status = status;
  subscription.updatedAt = sandbox.clock.now().toISOString();
  sandbox.world.changed();
  emitStoreWebhook(sandbox, records, {
    topic: 'APP_SUBSCRIPTIONS_UPDATE',
    body: appSubscriptionBody(records.store, subscription),
  });
}

/** Ends the app's charges when it is removed. */
export function endSubscriptions(sandbox: Sandbox, records: StoreRecords): void {
  for (const one of billingOf(sandbox, records.store.shop).subscriptions.values()) {
    if (one.status === 'PENDING') setStatus(sandbox, records, one, 'EXPIRED');
    if (one.status === 'ACTIVE' || one.status === 'FROZEN') setStatus(sandbox, records, one, 'CANCELLED');
  }
}

/** Expires unanswered charges when the sandbox's clock passes their two days. */
export function expireInTime(sandbox: Sandbox): NodeJS.Timeout {
  return setInterval(() => {
    const before = new Date(sandbox.clock.now().getTime() - OPEN_FOR_MS).toISOString();
    for (const { shop } of sandbox.world.collection<Store>('shopify.stores').values()) {
      const overdue = [...billingOf(sandbox, shop).subscriptions.values()].filter(
        ({ status, createdAt }) => status === 'PENDING' && createdAt <= before,
      );
      const records = overdue.length > 0 ? openStore(sandbox, shop) : null;
      if (records) for (const one of overdue) setStatus(sandbox, records, one, 'EXPIRED');
    }
  }, POLL_INTERVAL_MS).unref();
}
