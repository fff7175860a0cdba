import { connection, type PageArguments } from '../graphql/connection.ts';
import { money } from '../money.ts';
import {
  cycleOf,
  usedCents,
  type AppSubscription,
  type Billing,
  type UsageRecord,
} from './app-subscription.ts';

export function subscriptionGid(id: number): string {
  return `gid://shopify/AppSubscription/${id}`;
}

/** Returns a subscription in the Admin API's form. */
export function subscriptionNode(billing: Billing, subscription: AppSubscription, now: Date) {
  return {
    __typename: 'AppSubscription',
    id: subscriptionGid(subscription.id),
    name: subscription.name,
    status: subscription.status,
    test: subscription.isTest,
    trialDays: subscription.trialDays,
    returnUrl: subscription.returnUrl,
    createdAt: subscription.createdAt,
    currentPeriodEnd: cycleOf(subscription, now)?.endsAt.toISOString() ?? null,
    lineItems: [...recurringLine(billing, subscription), ...usageLine(billing, subscription, now)],
  };
}

function recurringLine(billing: Billing, { recurring, currency }: AppSubscription) {
  if (!recurring) return [];
  const pricingDetails = {
    __typename: 'AppRecurringPricing',
    interval: recurring.interval,
    price: { amount: money(recurring.priceCents), currencyCode: currency },
    planHandle: null,
    discount: null,
  };
  return [line(billing, recurring.lineId, pricingDetails)];
}

function usageLine(billing: Billing, subscription: AppSubscription, now: Date) {
  const { usage, currency } = subscription;
  if (!usage) return [];
  const pricingDetails = {
    __typename: 'AppUsagePricing',
    terms: usage.terms,
    interval: 'EVERY_30_DAYS',
    balanceUsed: { amount: money(usedCents(billing, subscription, now)), currencyCode: currency },
    cappedAmount: { amount: money(usage.cappedCents), currencyCode: currency },
  };
  return [line(billing, usage.lineId, pricingDetails)];
}

function line(billing: Billing, id: string, pricingDetails: object) {
  return {
    __typename: 'AppSubscriptionLineItem',
    id,
    plan: { pricingDetails },
    usageRecords: (args: PageArguments) =>
      connection(
        [...billing.usageRecords.values()].filter(({ lineId }) => lineId === id).map(usageRecordNode),
        args,
      ),
  };
}

export function usageRecordNode(record: UsageRecord) {
  return {
    __typename: 'AppUsageRecord',
    id: `gid://shopify/AppUsageRecord/${record.id}`,
    description: record.description,
    idempotencyKey: record.idempotencyKey,
    price: { amount: money(record.amountCents), currencyCode: 'USD' },
    createdAt: record.createdAt,
  };
}
