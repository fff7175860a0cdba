import type { OrderFacts } from '../contract/store-facts.ts';
import { findMoment, findPhone, readLines, type ReadingAids } from './read-checkout.ts';

type Text = string | null | undefined;

interface OrderBody {
  id: string;
  admin_graphql_api_id?: Text;
  name?: Text;
  checkout_token?: Text;
  cart_token?: Text;
  email?: Text;
  contact_email?: Text;
  phone?: Text;
  customer?: { id?: Text; first_name?: Text; phone?: Text } | null | undefined;
  shipping_address?: { first_name?: Text; phone?: Text } | null | undefined;
  billing_address?: { phone?: Text } | null | undefined;
  line_items: readonly { product_id?: Text; title?: Text; quantity: number; price?: Text }[];
  total_price?: Text;
  currency?: Text;
  discount_codes: readonly { code: string }[];
  payment_gateway_names: readonly string[];
  financial_status?: Text;
  landing_site?: Text;
  cancelled_at?: Text;
  created_at?: Text;
  updated_at?: Text;
}

/** An order's body as facts. `triggeredAt` dates what the body leaves undated. */
export function readOrder(body: OrderBody, triggeredAt: Date, aids: ReadingAids): OrderFacts {
  const currency = body.currency ?? aids.shopCurrency;
  return {
    orderId: exactId(body),
    name: body.name ?? `#${body.id}`,
    checkoutToken: body.checkout_token ?? null,
    cartToken: body.cart_token ?? null,
    customerId: body.customer?.id ?? null,
    phoneE164: findPhone(body, aids),
    email: body.email || body.contact_email || null,
    firstName: body.customer?.first_name || body.shipping_address?.first_name || null,
    currency,
    totalMinor: aids.toMinorUnits(body.total_price ?? '0', currency),
    discountCodes: body.discount_codes.map(({ code }) => code),
    paymentGateways: [...body.payment_gateway_names],
    financialStatus: body.financial_status ?? null,
    landingSite: body.landing_site ?? null,
    lines: readLines(body.line_items, currency, aids),
    cancelledAt: findMoment(body.cancelled_at),
    createdAt: findMoment(body.created_at) ?? triggeredAt,
    updatedAt: findMoment(body.updated_at) ?? triggeredAt,
  };
}

/** The id without loss: some ids pass 2^53, and JSON numbers do not; the id's text form does. */
export function exactId(body: { id: string; admin_graphql_api_id?: Text }): string {
  return /\/(\d+)$/.exec(body.admin_graphql_api_id ?? '')?.[1] ?? body.id;
}
