import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const UserErrors = z.array(z.object({ message: z.string(), code: z.string().nullish() }).loose());

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

export const shopInfo = operation(
  `query ShopInfo { shop { id name email myshopifyDomain primaryDomain { host url localization { defaultLocale } } currencyCode ianaTimezone shopAddress { countryCodeV2 } } }`,
  z.object({
    shop: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      myshopifyDomain: z.string(),
      primaryDomain: z.object({
        host: z.string(),
        url: z.string(),
        localization: z.object({ defaultLocale: z.string() }).nullable(),
      }),
      currencyCode: z.string(),
      ianaTimezone: z.string(),
      shopAddress: z.object({ countryCodeV2: z.string().nullable() }),
    }),
  }),
);

export const webhookSubscriptions = operation(
  `query Webhooks { webhookSubscriptions(first: 100) { nodes { id topic uri } } }`,
  z.object({
    webhookSubscriptions: z.object({
      nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string() })),
    }),
  }),
);

export const createWebhookSubscription = operation(
  `mutation WebhookCreate($topic: WebhookSubscriptionTopic!, $sub: WebhookSubscriptionInput!) { webhookSubscriptionCreate(topic: $topic, webhookSubscription: $sub) { webhookSubscription { id } userErrors { field message } } }`,
  z.object({ webhookSubscriptionCreate: z.object({ userErrors: UserErrors }) }),
);

/** `percentage` is a share from 0 to 1. An existing code gives the user error TAKEN. */
export const createDiscountCode = operation(
  `mutation DiscountCreate($d: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $d) { codeDiscountNode { id } userErrors { field code message } } }`,
  z.object({ discountCodeBasicCreate: z.object({ userErrors: UserErrors }) }),
);

/** Like `createDiscountCode`, but also returns the discount's id, so that codes can be added. */
export const createCodeDiscount = operation(
  createDiscountCode.document,
  z.object({
    discountCodeBasicCreate: z.object({
      codeDiscountNode: z.object({ id: z.string() }).nullable(),
      userErrors: UserErrors,
    }),
  }),
);

/** At most 250 codes. They are created in the background; `redeemCodeCreation` reports progress. */
export const addRedeemCodes = operation(
  `mutation DiscountAddCodes($discountId: ID!, $codes: [DiscountRedeemCodeInput!]!) { discountRedeemCodeBulkAdd(discountId: $discountId, codes: $codes) { bulkCreation { id } userErrors { field code message } } }`,
  z.object({
    discountRedeemCodeBulkAdd: z.object({
      bulkCreation: z.object({ id: z.string() }).nullable(),
      userErrors: UserErrors,
    }),
  }),
);

/** Null when the store no longer has it. */
export const redeemCodeCreation = operation(
  `query DiscountCodesMade($id: ID!) { discountRedeemCodeBulkCreation(id: $id) { done failedCount } }`,
  z.object({
    discountRedeemCodeBulkCreation: z.object({ done: z.boolean(), failedCount: z.number() }).nullable(),
  }),
);

/** Returns the discount of each of these codes, as `c0`, `c1` and so on; null where there is none. */
export function discountsByCode(count: number): AdminOperation<Record<string, { id: string } | null>> {
  const places = Array.from({ length: count }, (_, index) => index);
  const variables = places.map((place) => `$c${place}: String!`).join(', ');
  const fields = places
    .map((place) => `c${place}: codeDiscountNodeByCode(code: $c${place}) { id }`)
    .join(' ');
  return operation(
    `query DiscountsByCode(${variables}) { ${fields} }`,
    z.record(z.string(), z.object({ id: z.string() }).nullable()),
  );
}

/** Null when the discount was deleted. Queried as a node, because the query of the same name is deprecated. */
export const codeDiscount = operation(
  `query CodeDiscount($id: ID!) { codeDiscountNode: node(id: $id) { ... on DiscountCodeNode { id codeDiscount { ... on DiscountCodeBasic { title } } } } }`,
  z.object({
    codeDiscountNode: z
      .object({ id: z.string(), codeDiscount: z.object({ title: z.string().optional() }) })
      .nullable(),
  }),
);
