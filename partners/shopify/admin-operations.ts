import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const UserErrors = z.array(z.object({ message: z.string(), code: z.string().nullish() }).loose());

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

export const shopInfo = operation(
  `query ShopInfo { shop { id name email myshopifyDomain primaryDomain { host } currencyCode ianaTimezone shopAddress { countryCodeV2 } } }`,
  z.object({
    shop: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      myshopifyDomain: z.string(),
      primaryDomain: z.object({ host: z.string() }),
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

/** `percentage` is a share from 0 to 1; a code that exists already answers with the user error TAKEN. */
export const createDiscountCode = operation(
  `mutation DiscountCreate($d: DiscountCodeBasicInput!) { discountCodeBasicCreate(basicCodeDiscount: $d) { codeDiscountNode { id } userErrors { field code message } } }`,
  z.object({ discountCodeBasicCreate: z.object({ userErrors: UserErrors }) }),
);
