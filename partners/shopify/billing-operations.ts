import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const UserErrors = z.array(z.object({ message: z.string() }).loose());
const Money = z.object({ amount: z.coerce.string(), currencyCode: z.string() });

/** The Admin API's states. ACCEPTED is an older state that becomes ACTIVE immediately. */
const SubscriptionStatus = z.enum([
  'PENDING',
  'ACCEPTED',
  'ACTIVE',
  'DECLINED',
  'EXPIRED',
  'FROZEN',
  'CANCELLED',
]);

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

/** Requests a subscription, which the merchant must approve at `confirmationUrl` within two days. */
export const createSubscription = operation(
  `mutation SubCreate($name: String!, $lineItems: [AppSubscriptionLineItemInput!]!, $returnUrl: URL!, $test: Boolean, $trialDays: Int, $rb: AppSubscriptionReplacementBehavior) { appSubscriptionCreate(name: $name, lineItems: $lineItems, returnUrl: $returnUrl, test: $test, trialDays: $trialDays, replacementBehavior: $rb) { appSubscription { id status lineItems { id plan { pricingDetails { ... on AppUsagePricing { terms } } } } } confirmationUrl userErrors { field message } } }`,
  z.object({
    appSubscriptionCreate: z.object({
      appSubscription: z
        .object({
          id: z.string(),
          lineItems: z.array(
            z.object({
              id: z.string(),
              // Only a usage line has terms.
              plan: z.object({ pricingDetails: z.object({ terms: z.string().optional() }) }),
            }),
          ),
        })
        .nullable(),
      confirmationUrl: z.string().nullable(),
      userErrors: UserErrors,
    }),
  }),
);

export const cancelSubscription = operation(
  `mutation SubCancel($id: ID!) { appSubscriptionCancel(id: $id) { appSubscription { id status } userErrors { field message } } }`,
  z.object({
    appSubscriptionCancel: z.object({
      appSubscription: z.object({ status: SubscriptionStatus }).nullable(),
      userErrors: UserErrors,
    }),
  }),
);

/** Requests a higher cap for a usage line, which the merchant must approve at `confirmationUrl`. */
export const updateCappedAmount = operation(
  `mutation CapUpdate($id: ID!, $cap: MoneyInput!) { appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cap) { confirmationUrl userErrors { field message } } }`,
  z.object({
    appSubscriptionLineItemUpdate: z.object({
      confirmationUrl: z.string().nullable(),
      userErrors: UserErrors,
    }),
  }),
);

/** Our own document, because the official library lacks `$key`, which stops a retry from charging twice. */
export const createUsageRecord = operation(
  `mutation UsageCreate($lineItem: ID!, $price: MoneyInput!, $description: String!, $key: String!) { appUsageRecordCreate(subscriptionLineItemId: $lineItem, price: $price, description: $description, idempotencyKey: $key) { appUsageRecord { id } userErrors { field message } } }`,
  z.object({
    appUsageRecordCreate: z.object({
      appUsageRecord: z.object({ id: z.string() }).nullable(),
      userErrors: UserErrors,
    }),
  }),
);

/** The user error of a usage record that would exceed the cap. */
export const OVER_THE_CAP = 'Total price exceeds balance remaining';

const SUBSCRIPTION_FIELDS =
  'id status returnUrl lineItems { id plan { pricingDetails { ... on AppUsagePricing { terms balanceUsed { amount currencyCode } cappedAmount { amount currencyCode } } } } }';

const ReportedSubscription = z.object({
  id: z.string(),
  status: SubscriptionStatus,
  /** Where the merchant is sent after deciding, with our own id in the query. */
  returnUrl: z.string(),
  lineItems: z.array(
    z.object({
      id: z.string(),
      plan: z.object({
        // Only a usage line has these.
        pricingDetails: z.object({
          terms: z.string().optional(),
          balanceUsed: Money.optional(),
          cappedAmount: Money.optional(),
        }),
      }),
    }),
  ),
});

/** A subscription as the store reports it, with the balance of its usage line. */
export type ReportedSubscription = z.infer<typeof ReportedSubscription>;

/** One subscription by its id; null if the store has none with this id. */
export const subscriptionById = operation(
  `query Subscription($id: ID!) { node(id: $id) { ... on AppSubscription { ${SUBSCRIPTION_FIELDS} } } }`,
  z.object({ node: ReportedSubscription.nullable() }),
);

/** What the store charges for the app now. */
export const activeSubscriptions = operation(
  `query ActiveSubscriptions { currentAppInstallation { activeSubscriptions { ${SUBSCRIPTION_FIELDS} } } }`,
  z.object({ currentAppInstallation: z.object({ activeSubscriptions: z.array(ReportedSubscription) }) }),
);

/** The newest usage records of a subscription, even an ended one, each with its idempotency key. */
export const usageRecordsById = operation(
  `query UsageRecords($id: ID!) { node(id: $id) { ... on AppSubscription { lineItems { usageRecords(first: 250, reverse: true) { nodes { id idempotencyKey } } } } } }`,
  z.object({
    node: z
      .object({
        lineItems: z.array(
          z.object({
            usageRecords: z.object({
              nodes: z.array(z.object({ id: z.string(), idempotencyKey: z.string().nullable() })),
            }),
          }),
        ),
      })
      .nullable(),
  }),
);
