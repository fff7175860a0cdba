import type { Sandbox } from '../../core/sandbox.ts';

export type AppSubscriptionStatus = 'PENDING' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'CANCELLED';

/** A subscription of the app in a store. Money is in cents, times are ISO in UTC. */
export interface AppSubscription {
  id: number;
  name: string;
  status: AppSubscriptionStatus;
  isTest: boolean;
  trialDays: number;
  returnUrl: string;
  currency: string;
  recurring: { lineId: string; priceCents: number; interval: 'EVERY_30_DAYS' | 'ANNUAL' } | null;
  usage: UsageLine | null;
  /** The secret in the URL of its confirmation page. */
  signature: string;
  createdAt: string;
  updatedAt: string;
  activatedAt: string | null;
}

export interface UsageLine {
  lineId: string;
  terms: string;
  cappedCents: number;
  /** A higher cap that waits for the merchant's approval. */
  askedCappedCents: number | null;
  hasWarned: boolean;
}

export interface UsageRecord {
  id: number;
  lineId: string;
  description: string;
  amountCents: number;
  idempotencyKey: string | null;
  createdAt: string;
}

/** The store's data about the app's charges. */
export interface Billing {
  subscriptions: Map<string, AppSubscription>;
  usageRecords: Map<string, UsageRecord>;
}

export function billingOf(sandbox: Sandbox, shop: string): Billing {
  return {
    subscriptions: sandbox.world.collection(`shopify.appSubscriptions:${shop}`),
    usageRecords: sandbox.world.collection(`shopify.usageRecords:${shop}`),
  };
}

/** The merchant approved the current charge at that moment: the history has paid months. */
export function dateCharges({ subscriptions }: Billing, since: string): void {
  for (const one of subscriptions.values())
    if (one.status === 'ACTIVE') Object.assign(one, { createdAt: since, activatedAt: since });
}

const DAY_MS = 24 * 3600 * 1000;
const CYCLE_MS = 30 * DAY_MS;

/** Returns the billing cycle of a moment: the trial, then periods of thirty days. Null before the approval. */
export function cycleOf(
  { activatedAt, trialDays }: AppSubscription,
  now: Date,
): { startsAt: Date; endsAt: Date } | null {
  if (activatedAt === null) return null;
  const startMs = Date.parse(activatedAt);
  const trialEndMs = startMs + trialDays * DAY_MS;
  if (now.getTime() < trialEndMs) return { startsAt: new Date(startMs), endsAt: new Date(trialEndMs) };
  const cycleMs = trialEndMs + Math.floor((now.getTime() - trialEndMs) / CYCLE_MS) * CYCLE_MS;
  return { startsAt: new Date(cycleMs), endsAt: new Date(cycleMs + CYCLE_MS) };
}

/** Returns the total of usage in the current cycle. */
export function usedCents(billing: Billing, subscription: AppSubscription, now: Date): number {
  const since = cycleOf(subscription, now)?.startsAt.toISOString();
  if (since === undefined || !subscription.usage) return 0;
  const { lineId } = subscription.usage;
  return [...billing.usageRecords.values()]
    .filter((record) => record.lineId === lineId && record.createdAt >= since)
    .reduce((sum, record) => sum + record.amountCents, 0);
}
