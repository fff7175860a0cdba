import type { OrderFacts, RefundFacts } from '../contract/store-facts.ts';
import { findPhone, type PhonePlaces } from './find-phone.ts';
import { findMoment, readLines, type ReadingAids } from './read-checkout.ts';
import { readRefund, type MoneySet, type RefundBody } from './read-refund.ts';

type Text = string | null | undefined;

type OrderBody = PhonePlaces & {
  id: string;
  name?: Text;
  checkout_token?: Text;
  cart_token?: Text;
  email?: Text;
  contact_email?: Text;
  customer?: { id?: Text; first_name?: Text } | null | undefined;
  shipping_address?: { first_name?: Text } | null | undefined;
  line_items: readonly { product_id?: Text; title?: Text; quantity: number; price?: Text }[];
  total_price?: Text;
  total_price_set?: MoneySet | null | undefined;
  current_total_price?: Text;
  currency?: Text;
  discount_codes: readonly { code: string }[];
  gateway?: Text;
  payment_gateway_names: readonly string[];
  financial_status?: Text;
  landing_site?: Text;
  refunds: readonly RefundBody[];
  cancelled_at?: Text;
  created_at?: Text;
  updated_at?: Text;
};

/** An order's body as facts. `triggeredAt` dates what the body leaves undated. */
export function readOrder(body: OrderBody, triggeredAt: Date, aids: ReadingAids): OrderFacts {
  const currency = body.currency ?? aids.shopCurrency;
  return {
    orderId: body.id,
    name: body.name ?? `#${body.id}`,
    checkoutToken: body.checkout_token ?? null,
    cartToken: body.cart_token ?? null,
    customerId: body.customer?.id ?? null,
    phoneE164: findPhone(body, aids.shopCountry, aids.toE164),
    email: body.email || body.contact_email || null,
    firstName: body.customer?.first_name || body.shipping_address?.first_name || null,
    currency,
    totalMinor: readWorth(body, triggeredAt, { ...aids, currency }),
    discountCodes: body.discount_codes.map(({ code }) => code),
    paymentGateways: readGateways(body),
    financialStatus: body.financial_status ?? null,
    landingSite: body.landing_site ?? null,
    lines: readLines(body.line_items, currency, aids),
    cancelledAt: findMoment(body.cancelled_at),
    createdAt: findMoment(body.created_at) ?? triggeredAt,
    updatedAt: findMoment(body.updated_at) ?? triggeredAt,
  };
}

/** The refunds that an order's body tells of and whose amount can be read. */
export function readRefunds(body: OrderBody, triggeredAt: Date, aids: ReadingAids): RefundFacts[] {
  return body.refunds
    .map((refund) => readRefund({ ...refund, order_id: body.id }, triggeredAt, aids, body.total_price_set))
    .filter((refund) => refund !== null);
}

/**
 * What an order is worth, apart from money that was paid back: what is left of it now and what was paid back. That is
 * its total until the merchant edits it, and a line that was taken out before it was paid is in no refund.
 */
function readWorth(body: OrderBody, triggeredAt: Date, aids: ReadingAids & { currency: string }): number {
  const totalMinor = aids.toMinorUnits(body.total_price ?? '0', aids.currency);
  const refunds = readRefunds(body, triggeredAt, aids);
  // A cancelled order has nothing left; what it was worth is what it was.
  if (!body.current_total_price || body.cancelled_at || refunds.length < body.refunds.length)
    return totalMinor;
  const paidBackMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return aids.toMinorUnits(body.current_total_price, aids.currency) + paidBackMinor;
}

/** Old orders name the one gateway alone. */
function readGateways(body: OrderBody): string[] {
  if (body.payment_gateway_names.length > 0) return [...body.payment_gateway_names];
  return body.gateway ? [body.gateway] : [];
}
