import type { CheckoutFacts, StoreLine } from '../contract/store-facts.ts';

/** The parts of a checkout or order body that may name a phone number. */
interface PhonePlaces {
  shipping_address?: { phone?: string | null | undefined } | null | undefined;
  billing_address?: { phone?: string | null | undefined } | null | undefined;
  phone?: string | null | undefined;
  customer?: { phone?: string | null | undefined } | null | undefined;
}

/** What reading a body needs from outside: parsers that know the shop's country and currency digits. */
export interface ReadingAids {
  shopCurrency: string;
  toE164(written: string | null | undefined): string | null;
  toMinorUnits(amount: string, currency: string): number;
}

interface LineBody {
  product_id?: string | null | undefined;
  title?: string | null | undefined;
  quantity: number;
  price?: string | null | undefined;
}

interface CheckoutBody extends PhonePlaces {
  token: string;
  cart_token?: string | null | undefined;
  email?: string | null | undefined;
  customer?:
    | {
        id?: string | null | undefined;
        first_name?: string | null | undefined;
        phone?: string | null | undefined;
      }
    | null
    | undefined;
  shipping_address?:
    | { first_name?: string | null | undefined; phone?: string | null | undefined }
    | null
    | undefined;
  line_items: readonly LineBody[];
  total_price?: string | null | undefined;
  currency?: string | null | undefined;
  abandoned_checkout_url?: string | null | undefined;
  created_at?: string | null | undefined;
  updated_at?: string | null | undefined;
  completed_at?: string | null | undefined;
}

/** A checkout's body as facts. `triggeredAt` dates what the body leaves undated. */
export function readCheckout(body: CheckoutBody, triggeredAt: Date, aids: ReadingAids): CheckoutFacts {
  const currency = body.currency ?? aids.shopCurrency;
  return {
    checkoutToken: body.token,
    cartToken: body.cart_token ?? null,
    customerId: body.customer?.id ?? null,
    phoneE164: findPhone(body, aids),
    email: body.email || null,
    firstName: body.customer?.first_name || body.shipping_address?.first_name || null,
    currency,
    totalMinor: aids.toMinorUnits(body.total_price ?? '0', currency),
    lines: readLines(body.line_items, currency, aids),
    recoverUrl: body.abandoned_checkout_url ?? null,
    completedAt: findMoment(body.completed_at),
    createdAt: findMoment(body.created_at) ?? triggeredAt,
    updatedAt: findMoment(body.updated_at) ?? triggeredAt,
  };
}

/** In many stores the only number is in the shipping address: it is asked first. */
export function findPhone(body: PhonePlaces, aids: ReadingAids): string | null {
  const places = [
    body.shipping_address?.phone,
    body.billing_address?.phone,
    body.phone,
    body.customer?.phone,
  ];
  for (const written of places) {
    const number = aids.toE164(written);
    if (number) return number;
  }
  return null;
}

export function readLines(lines: readonly LineBody[], currency: string, aids: ReadingAids): StoreLine[] {
  return lines.map((line) => ({
    productId: line.product_id ?? null,
    title: line.title ?? '',
    quantity: line.quantity,
    priceMinor: aids.toMinorUnits(line.price ?? '0', currency),
  }));
}

/** A moment as stores write it, or null when there is none or it cannot be read. */
export function findMoment(written: string | null | undefined): Date | null {
  if (!written) return null;
  const ms = Date.parse(written);
  return Number.isNaN(ms) ? null : new Date(ms);
}
