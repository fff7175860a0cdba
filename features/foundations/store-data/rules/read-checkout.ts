import type { CheckoutFacts, StoreLine } from '../contract/store-facts.ts';
import { findPhone, type PhonePlaces, type ReadStorePhone } from './find-phone.ts';

/** The shop's currency, and the parsers that depend on the shop's country and currency. */
export interface BodyParsers {
  shopCurrency: string;
  readPhone: ReadStorePhone;
  toMinorUnits(amount: string, currency: string): number;
}

type Text = string | null | undefined;

export interface LineBody {
  product_id?: Text;
  variant_id?: Text;
  title?: Text;
  variant_title?: Text;
  quantity: number;
  price?: Text;
}

type CheckoutBody = PhonePlaces & {
  token: string;
  cart_token?: Text;
  email?: Text;
  customer?: { id?: Text; first_name?: Text } | null | undefined;
  shipping_address?: { first_name?: Text } | null | undefined;
  line_items: readonly LineBody[];
  total_price?: Text;
  currency?: Text;
  abandoned_checkout_url?: Text;
  created_at?: Text;
  updated_at?: Text;
  completed_at?: Text;
};

/** Converts a checkout's body to facts. `triggeredAt` replaces dates that are missing in the body. */
export function readCheckout(body: CheckoutBody, triggeredAt: Date, parsers: BodyParsers): CheckoutFacts {
  const currency = readCurrency(body.currency, parsers);
  return {
    checkoutToken: body.token,
    cartToken: body.cart_token ?? null,
    customerId: body.customer?.id ?? null,
    phoneE164: findPhone(body, parsers.readPhone),
    email: body.email || null,
    firstName: body.customer?.first_name || body.shipping_address?.first_name || null,
    currency,
    totalMinor: parsers.toMinorUnits(body.total_price ?? '0', currency),
    lines: readLines(body.line_items, currency, parsers),
    recoverUrl: body.abandoned_checkout_url ?? null,
    completedAt: findMoment(body.completed_at),
    createdAt: findMoment(body.created_at) ?? triggeredAt,
    updatedAt: findMoment(body.updated_at) ?? triggeredAt,
  };
}

export function readLines(
  lines: readonly LineBody[],
  currency: string,
  parsers: Pick<BodyParsers, 'toMinorUnits'>,
): StoreLine[] {
  return lines.map((line) => ({
    productId: line.product_id ?? null,
    variantId: line.variant_id ?? null,
    title: line.title ?? '',
    variantTitle: line.variant_title || null,
    quantity: line.quantity,
    priceMinor: parsers.toMinorUnits(readableAmount(line.price), currency),
  }));
}

/** A body's currency if it is valid, else the shop's. */
export function readCurrency(written: Text, { shopCurrency }: Pick<BodyParsers, 'shopCurrency'>): string {
  return written && /^[A-Z]{3}$/.test(written) ? written : shopCurrency;
}

/** An amount that fits a column in any currency's minor units. */
const READABLE = /^-?\d{1,12}(\.\d+)?$/;

export function isReadableAmount(written: Text): written is string {
  return typeof written === 'string' && READABLE.test(written.trim());
}

/** If one line's price cannot be read, the other lines and the order are still read. */
function readableAmount(written: Text): string {
  return isReadableAmount(written) ? written : '0';
}

/** Reads a time as stores write it. Null if it is missing or unreadable. */
export function findMoment(written: string | null | undefined): Date | null {
  // The platform's parser would accept other texts, such as "-1".
  if (!written || !/^\d{4}-\d\d-\d\d/.test(written)) return null;
  const ms = Date.parse(written);
  return Number.isNaN(ms) ? null : new Date(ms);
}
