import { billingOf, type AppSubscription } from '../../billing/app-subscription.ts';
import { setStatus } from '../../billing/decide-subscription.ts';
import { subscriptionNode } from '../../billing/subscription-node.ts';
import { newToken, nextId } from '../../new-id.ts';
import { connection, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';

interface MoneyInput {
  amount: string;
  currencyCode: string;
}

interface CreateArguments {
  name: string;
  lineItems: {
    plan: {
      appRecurringPricingDetails?: { interval?: 'EVERY_30_DAYS' | 'ANNUAL' | null; price: MoneyInput } | null;
      appUsagePricingDetails?: { terms: string; cappedAmount: MoneyInput } | null;
    };
  }[];
  returnUrl: string;
  test?: boolean | null;
  trialDays?: number | null;
}

type Recurring = NonNullable<CreateArguments['lineItems'][number]['plan']['appRecurringPricingDetails']>;
type Usage = NonNullable<CreateArguments['lineItems'][number]['plan']['appUsagePricingDetails']>;

/** Resolvers for the app's charges to the store. */
export const subscriptionResolvers: Record<string, Resolver> = {
  appSubscriptionCreate: (args: CreateArguments, asked: Asked) => {
    const recurring = args.lineItems.flatMap(({ plan }) => plan.appRecurringPricingDetails ?? []);
    const usage = args.lineItems.flatMap(({ plan }) => plan.appUsagePricingDetails ?? []);
    const problem = findProblem(args, recurring, usage);
    if (problem) {
      return { appSubscription: null, confirmationUrl: null, userErrors: [problem] };
    }
    const made = make(args, { recurring: recurring[0] ?? null, usage: usage[0] ?? null }, asked);
    return {
      appSubscription: nodeOf(asked, made),
      confirmationUrl: confirmationUrl(asked, made),
      userErrors: [],
    };
  },

  appSubscriptionCancel: ({ id }: { id: string }, asked: Asked) => {
    const found = bookOf(asked).subscriptions.get(numberOfGid(id));
    const refuse = (message: string) => ({ appSubscription: null, userErrors: [{ field: ['id'], message }] });
    if (!found) return refuse("Couldn't find RecurringApplicationCharge");
    // The subscription has already ended. The response is the same, so that a repeated call is harmless.
    if (!['PENDING', 'ACTIVE', 'FROZEN'].includes(found.status))
      return { appSubscription: nodeOf(asked, found), userErrors: [] };
    setStatus(asked.sandbox, asked.records, found, 'CANCELLED');
    return { appSubscription: nodeOf(asked, found), userErrors: [] };
  },
};

/** Returns the app's subscriptions as lists of the shop's installation. */
export function subscriptionLists(asked: Asked) {
  const all = () => [...bookOf(asked).subscriptions.values()].map((one) => nodeOf(asked, one));
  return {
    activeSubscriptions: () => all().filter(({ status }) => status === 'ACTIVE'),
    allSubscriptions: (args: PageArguments) => connection(all(), args),
  };
}

/** Returns the subscription with that global id. Null if there is none, or if the id is of another type. */
export function subscriptionOf(asked: Asked, id: string) {
  const found = id.includes('/AppSubscription/') && bookOf(asked).subscriptions.get(numberOfGid(id));
  return found ? nodeOf(asked, found) : null;
}

export function confirmationUrl({ sandbox, records }: Asked, { id, signature }: AppSubscription): string {
  const { sandboxUrl } = sandbox.settings;
  return `${sandboxUrl}/shopify/${records.store.shop}/admin/charges/bellbird/${id}/RecurringApplicationCharge/confirm_recurring_application_charge?signature=${signature}`;
}

function findProblem(args: CreateArguments, recurring: Recurring[], usage: Usage[]) {
  const refuse = (field: string, message: string) => ({ field: [field], message });
  if (!args.name.trim()) return refuse('name', "Name can't be blank");
  if (args.lineItems.length === 0) return refuse('lineItems', 'At least one line item is required');
  if (recurring.length > 1 || usage.length > 1)
    return refuse('lineItems', 'Only one recurring and one usage line item are allowed');
  if (recurring.some(({ price }) => Number(price.amount) <= 0))
    return refuse('lineItems', 'Price must be greater than 0');
  if (usage.some(({ cappedAmount }) => Number(cappedAmount.amount) <= 0))
    return refuse('lineItems', 'Capped amount must be greater than 0');
  if (usage.some(({ terms }) => !terms.trim())) return refuse('lineItems', "Terms can't be blank");
  const currencies = [
    ...recurring.map(({ price }) => price),
    ...usage.map(({ cappedAmount }) => cappedAmount),
  ];
  if (new Set(currencies.map(({ currencyCode }) => currencyCode)).size > 1)
    return refuse('lineItems', 'Line items must have the same currency');
  return null;
}

function make(
  args: CreateArguments,
  lines: { recurring: Recurring | null; usage: Usage | null },
  { sandbox, records }: Asked,
): AppSubscription {
  const now = sandbox.clock.now().toISOString();
  const id = nextId(records.store);
  const lineId = (version: number) => `gid://shopify/AppSubscriptionLineItem/${id}?v=1&index=${version}`;
  const { recurring, usage } = lines;
  const made: AppSubscription = {
    id,
    name: args.name,
    status: 'PENDING',
    isTest: args.test ?? false,
    trialDays: args.trialDays ?? 0,
    returnUrl: args.returnUrl,
    currency: recurring?.price.currencyCode ?? usage?.cappedAmount.currencyCode ?? 'USD',
    recurring: recurring && {
      lineId: lineId(0),
      priceCents: cents(recurring.price),
      interval: recurring.interval ?? 'EVERY_30_DAYS',
    },
    usage: usage && {
      lineId: lineId(1),
      terms: usage.terms,
      cappedCents: cents(usage.cappedAmount),
      askedCappedCents: null,
      hasWarned: false,
    },
    signature: newToken(),
    createdAt: now,
    updatedAt: now,
    activatedAt: null,
  };
  billingOf(sandbox, records.store.shop).subscriptions.set(String(id), made);
  sandbox.world.changed();
  return made;
}

function bookOf({ sandbox, records }: Asked) {
  return billingOf(sandbox, records.store.shop);
}

function nodeOf(asked: Asked, subscription: AppSubscription) {
  return subscriptionNode(bookOf(asked), subscription, asked.sandbox.clock.now());
}

function cents({ amount }: MoneyInput): number {
  return Math.round(Number(amount) * 100);
}
