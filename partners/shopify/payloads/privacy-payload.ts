import * as z from 'zod';
import { Id, OptionalId, OptionalKey, listOf, part } from './payload-fields.ts';
import { webhookTopics } from './webhook-topics.ts';

/** Whoever is named by some of it is found by that. */
const RequestedCustomer = part(
  z.looseObject({ id: OptionalId, email: OptionalKey, phone: OptionalKey }),
).transform((customer) => customer ?? {});
const OrderIds = listOf(Id);

/** Body of `customers/data_request`: a customer asks the store what is known of them. */
export const DataRequestPayload = z.looseObject({
  customer: RequestedCustomer,
  orders_requested: OrderIds,
});

/** Body of `customers/redact`: a customer is to be forgotten. */
export const CustomerRedactPayload = z.looseObject({
  customer: RequestedCustomer,
  orders_to_redact: OrderIds,
});

const NamedShop = z.looseObject({ shop_domain: z.string().regex(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/) });
const PRIVACY_TOPICS: ReadonlySet<string> = new Set([
  webhookTopics.CUSTOMERS_DATA_REQUEST,
  webhookTopics.CUSTOMERS_REDACT,
  webhookTopics.SHOP_REDACT,
]);

/** The shop that the body of a privacy webhook names: Shopify has sent some without the header that names it. */
export function shopNamedIn(topic: string, body: unknown): string | undefined {
  if (!PRIVACY_TOPICS.has(topic)) return undefined;
  return NamedShop.safeParse(body).data?.shop_domain;
}
