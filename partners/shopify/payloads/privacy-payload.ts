import * as z from 'zod';
import { Id, OptionalId, OptionalKey, listOf, part } from './payload-fields.ts';
import { webhookTopics } from './webhook-topics.ts';

/** A person is found by any of these. */
const RequestedCustomer = part(
  z.looseObject({ id: OptionalId, email: OptionalKey, phone: OptionalKey }),
).transform((customer) => customer ?? {});
const OrderIds = listOf(Id);

/** Body of `customers/data_request`: a customer asks for their data. */
export const DataRequestPayload = z.looseObject({
  customer: RequestedCustomer,
  orders_requested: OrderIds,
});

/** Body of `customers/redact`: a customer's data must be erased. */
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

/**
 * Returns the shop named in a privacy webhook's body, because Shopify has sent some without the header that names it.
 */
export function shopNamedIn(topic: string, body: unknown): string | undefined {
  if (!PRIVACY_TOPICS.has(topic)) return undefined;
  return NamedShop.safeParse(body).data?.shop_domain;
}
