import type { OrderFacts, OrderLine, RefundFacts } from '../contract/store-facts.ts';
import { findPhone, type PhonePlaces } from './find-phone.ts';
import {
  findMoment,
  isReadableAmount,
  readCurrency,
  readLines,
  type LineBody,
  type BodyParsers,
} from './read-checkout.ts';
import { readFulfilment, type FulfilmentBody, type ReportedFulfilment } from './read-fulfilment.ts';
import { readRefund, type MoneySet, type RefundBody } from './read-refund.ts';

type Text = string | null | undefined;

/** The limits for note attributes, far above what any app writes. */
const MOST_NOTES = 100;
const LONGEST_NOTE = 1000;
/** The statuses of paid orders, whether or not some of the money was refunded since. */
const PAID = ['paid', 'partially_refunded', 'refunded'];

export type OrderBody = PhonePlaces & {
  id: string;
  name?: Text;
  checkout_token?: Text;
  cart_token?: Text;
  email?: Text;
  contact_email?: Text;
  customer?: { id?: Text; first_name?: Text } | null | undefined;
  shipping_address?: { first_name?: Text } | null | undefined;
  line_items: readonly (LineBody & { current_quantity?: number | null | undefined })[];
  total_price?: Text;
  total_price_set?: MoneySet | null | undefined;
  current_total_price?: Text;
  currency?: Text;
  discount_codes: readonly { code: string }[];
  gateway?: Text;
  payment_gateway_names: readonly string[];
  financial_status?: Text;
  fulfillment_status?: Text;
  tags?: Text;
  note_attributes: readonly { name: string; value?: unknown }[];
  source_name?: Text;
  order_status_url?: Text;
  test?: boolean | null | undefined;
  landing_site?: Text;
  fulfillments: readonly FulfilmentBody[];
  refunds: readonly RefundBody[];
  cancelled_at?: Text;
  created_at?: Text;
  updated_at?: Text;
};

/** Converts an order's body to facts. `triggeredAt` replaces dates that are missing in the body. */
export function readOrder(body: OrderBody, triggeredAt: Date, parsers: BodyParsers): OrderFacts {
  const currency = readCurrency(body.currency, parsers);
  return {
    orderId: body.id,
    name: body.name ?? `#${body.id}`,
    checkoutToken: body.checkout_token ?? null,
    cartToken: body.cart_token ?? null,
    customerId: body.customer?.id ?? null,
    phoneE164: findPhone(body, parsers.readPhone),
    email: body.email || body.contact_email || null,
    firstName: body.customer?.first_name || body.shipping_address?.first_name || null,
    currency,
    totalMinor: readWorth(body, triggeredAt, { ...parsers, currency }),
    discountCodes: body.discount_codes.map(({ code }) => code),
    paymentGateways: readGateways(body),
    financialStatus: body.financial_status ?? null,
    fulfilmentStatus: body.fulfillment_status || null,
    tags: readTags(body.tags),
    noteAttributes: readNotes(body.note_attributes),
    sourceName: body.source_name || null,
    statusUrl: body.order_status_url || null,
    isTest: body.test ?? false,
    landingSite: body.landing_site ?? null,
    lines: readOrderLines(body, currency, parsers),
    cancelledAt: findMoment(body.cancelled_at),
    createdAt: findMoment(body.created_at) ?? triggeredAt,
    updatedAt: findMoment(body.updated_at) ?? triggeredAt,
  };
}

/** The refunds in an order's body with a readable amount. */
export function readRefunds(body: OrderBody, triggeredAt: Date, parsers: BodyParsers): RefundFacts[] {
  return body.refunds
    .map((refund) => readRefund({ ...refund, order_id: body.id }, triggeredAt, parsers, body.total_price_set))
    .filter((refund) => refund !== null);
}

/** The shipments in an order's body. */
export function readFulfilments(body: OrderBody, triggeredAt: Date): ReportedFulfilment[] {
  return body.fulfillments
    .map((fulfilment) => readFulfilment({ ...fulfilment, order_id: body.id }, triggeredAt))
    .filter((reported) => reported !== null);
}

export function isPaid({ financialStatus }: Pick<OrderFacts, 'financialStatus'>): boolean {
  return PAID.includes(financialStatus ?? '');
}

/** Returns whether nothing was or will be paid although nobody cancelled: a cash-on-delivery shipment came back. */
export function isWorthNothing(order: Pick<OrderFacts, 'financialStatus' | 'fulfilmentStatus'>): boolean {
  return !isPaid(order) && (order.financialStatus === 'voided' || order.fulfilmentStatus === 'restocked');
}

/** Tags as stores write them: one text with commas. */
export function readTags(written: Text): string[] {
  const tags = (written ?? '').split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

function readNotes(notes: OrderBody['note_attributes']): Record<string, string> {
  const reported = notes.slice(0, MOST_NOTES).flatMap(({ name, value }) => {
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    return typeof text === 'string' ? [[name, text.slice(0, LONGEST_NOTE)] as const] : [];
  });
  return Object.fromEntries(reported);
}

function readOrderLines({ line_items }: OrderBody, currency: string, parsers: BodyParsers): OrderLine[] {
  return readLines(line_items, currency, parsers).map((line, nth) => ({
    ...line,
    currentQuantity: line_items[nth]?.current_quantity ?? line.quantity,
  }));
}

/**
 * An order's value without refunds: what is left of it now plus what was refunded. Without edits, this equals its
 * total. A line that was removed before payment is in neither, so it lowers the value.
 */
function readWorth(body: OrderBody, triggeredAt: Date, parsers: BodyParsers & { currency: string }): number {
  const totalMinor = parsers.toMinorUnits(body.total_price ?? '0', parsers.currency);
  const refunds = readRefunds(body, triggeredAt, parsers);
  // A cancelled order has nothing left; its value stays what it was.
  const isCancelled = findMoment(body.cancelled_at) !== null;
  if (!isReadableAmount(body.current_total_price) || isCancelled || refunds.length < body.refunds.length)
    return totalMinor;
  const paidBackMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return parsers.toMinorUnits(body.current_total_price, parsers.currency) + paidBackMinor;
}

/** Old orders have only one gateway. */
function readGateways(body: OrderBody): string[] {
  if (body.payment_gateway_names.length > 0) return [...body.payment_gateway_names];
  return body.gateway ? [body.gateway] : [];
}
