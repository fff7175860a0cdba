import { cappedAmountBody } from '../../billing/app-subscription-body.ts';
import {
  billingOf,
  usedCents,
  type AppSubscription,
  type UsageRecord,
} from '../../billing/app-subscription.ts';
import { subscriptionNode, usageRecordNode } from '../../billing/subscription-node.ts';
import { emitStoreWebhook } from '../../emit-store-webhook.ts';
import { nextId } from '../../new-id.ts';
import type { Resolver, Asked } from '../resolver.ts';
import { confirmationUrl } from './subscription-resolvers.ts';

interface RecordArguments {
  subscriptionLineItemId: string;
  price: { amount: string; currencyCode: string };
  description: string;
  idempotencyKey?: string | null;
}

/** Shopify notifies an app at 90 % of a cap. */
const WARN_AT = 0.9;
const LONGEST_KEY = 255;

/** Resolvers for usage charges and their cap. */
export const usageResolvers: Record<string, Resolver> = {
  appUsageRecordCreate: (args: RecordArguments, asked: Asked) => {
    const billing = billingOf(asked.sandbox, asked.records.store.shop);
    const found = findByLine(asked, args.subscriptionLineItemId);
    const refuse = (message: string, field: string[] | null = null) => ({
      appUsageRecord: null,
      userErrors: [{ field, message }],
    });
    if (!found?.usage) return refuse('Invalid subscription line item', ['subscriptionLineItemId']);
    if ((args.idempotencyKey ?? '').length > LONGEST_KEY)
      return refuse('Idempotency key is too long (maximum is 255 characters)', ['idempotencyKey']);
    const before = args.idempotencyKey ? billing.usageRecords.get(args.idempotencyKey) : undefined;
    if (before) return { appUsageRecord: recordNode(asked, found, before), userErrors: [] };
    if (found.status !== 'ACTIVE') return refuse('Recurring application charge must be active');
    const amountCents = Math.round(Number(args.price.amount) * 100);
    const now = asked.sandbox.clock.now();
    if (usedCents(billing, found, now) + amountCents > found.usage.cappedCents)
      return refuse('Total price exceeds balance remaining');
    const record: UsageRecord = {
      id: nextId(asked.records.store),
      lineId: found.usage.lineId,
      description: args.description,
      amountCents,
      idempotencyKey: args.idempotencyKey ?? null,
      createdAt: now.toISOString(),
    };
    billing.usageRecords.set(record.idempotencyKey ?? String(record.id), record);
    asked.sandbox.world.changed();
    warnNearCap(asked, found);
    return { appUsageRecord: recordNode(asked, found, record), userErrors: [] };
  },

  appSubscriptionLineItemUpdate: (
    { id, cappedAmount }: { id: string; cappedAmount: { amount: string } },
    asked: Asked,
  ) => {
    const found = findByLine(asked, id);
    const asking = Math.round(Number(cappedAmount.amount) * 100);
    const refuse = (message: string) => ({
      appSubscription: null,
      confirmationUrl: null,
      userErrors: [{ field: ['cappedAmount'], message }],
    });
    if (!found?.usage) return refuse('Invalid subscription line item');
    if (asking <= found.usage.cappedCents)
      return refuse('The capped amount must be greater than the existing capped amount');
    found.usage.askedCappedCents = asking;
    asked.sandbox.world.changed();
    return {
      appSubscription: nodeOf(asked, found),
      confirmationUrl: confirmationUrl(asked, found),
      userErrors: [],
    };
  },
};

function warnNearCap(asked: Asked, subscription: AppSubscription): void {
  const { sandbox, records } = asked;
  const { usage } = subscription;
  const balance = usedCents(billingOf(sandbox, records.store.shop), subscription, sandbox.clock.now());
  if (!usage || usage.hasWarned || balance < usage.cappedCents * WARN_AT) return;
  usage.hasWarned = true;
  emitStoreWebhook(sandbox, records, {
    topic: 'APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT',
    body: cappedAmountBody(records.store, subscription, balance),
  });
}

function findByLine({ sandbox, records }: Asked, lineId: string): AppSubscription | null {
  const { subscriptions } = billingOf(sandbox, records.store.shop);
  return [...subscriptions.values()].find(({ usage }) => usage?.lineId === lineId) ?? null;
}

function recordNode(asked: Asked, subscription: AppSubscription, record: UsageRecord) {
  const line = nodeOf(asked, subscription).lineItems.find(({ id }) => id === record.lineId);
  return { ...usageRecordNode(record), subscriptionLineItem: line };
}

function nodeOf({ sandbox, records }: Asked, subscription: AppSubscription) {
  return subscriptionNode(billingOf(sandbox, records.store.shop), subscription, sandbox.clock.now());
}
