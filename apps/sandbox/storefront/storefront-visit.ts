import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../core/sandbox.ts';
import { newToken } from '../shopify/new-id.ts';
import type { Cart, StoreRecords } from '../shopify/store.ts';

/** A shopper's browser in a store: the values of its cookies, and a function to set new ones. */
export interface Visit {
  sandbox: Sandbox;
  records: StoreRecords;
  /** The start of every URL of the store, for example `/store/demo.myshopify.com`. */
  base: string;
  cart: Cart | null;
  /** The logged-in customer, or null. */
  customerId: string | null;
  /** The first page of this visit with its query, without the base. */
  landingSite: string;
  referringSite: string | null;
  setCookie: (name: string, value: string) => void;
}

const CART = 'cart';
export const CUSTOMER = '_customer';
const LANDING = '_landing_page';
const REFERRER = '_orig_referrer';
const TWO_WEEKS_SECONDS = 14 * 24 * 3600;

/** Reads the visit of a request. A link with a campaign starts a new visit; any other link continues the visit. */
export function readVisit(
  sandbox: Sandbox,
  records: StoreRecords,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  const base = `/store/${records.store.shop}`;
  const cookies = readCookies(request.headers.cookie);
  const setCookie = (name: string, value: string) => {
    const given = reply.getHeader('set-cookie');
    const cookie = `${name}=${encodeURIComponent(value)}; Path=${base}; Max-Age=${TWO_WEEKS_SECONDS}; SameSite=Lax`;
    void reply.header('set-cookie', given === undefined ? [cookie] : cookie);
  };
  const here = request.url.slice(base.length) || '/';
  const begins = !cookies[LANDING] || (request.method === 'GET' && /[?&]utm_/.test(here));
  const landingSite = begins ? here : (cookies[LANDING] ?? here);
  const referringSite = begins ? foreignReferrer(sandbox, request) : (cookies[REFERRER] ?? null);
  if (begins && request.method === 'GET') {
    setCookie(LANDING, landingSite);
    if (referringSite) setCookie(REFERRER, referringSite);
  }
  return {
    sandbox,
    records,
    base,
    cart: records.carts.get(cookies[CART] ?? '') ?? null,
    customerId: cookies[CUSTOMER] || null,
    landingSite,
    referringSite,
    setCookie,
  };
}

/** Returns the visitor's cart. Creates one if there is none. */
export function openCart(visit: Visit): Cart {
  return (
    visit.cart ??
    useCart(visit, { token: newToken(), lines: [], discountCode: null, checkoutToken: null, updatedAt: '' })
  );
}

/** Sets the cart of the visitor's browser. */
export function useCart(visit: Visit, cart: Cart): Cart {
  cart.updatedAt = visit.sandbox.clock.now().toISOString();
  visit.records.carts.set(cart.token, cart);
  visit.setCookie(CART, cart.token);
  visit.cart = cart;
  visit.sandbox.world.changed();
  return cart;
}

function foreignReferrer(sandbox: Sandbox, { headers }: FastifyRequest): string | null {
  const referrer = headers.referer;
  return referrer && !referrer.startsWith(sandbox.settings.sandboxUrl) ? referrer : null;
}

function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.map(([name, ...value]) => [name ?? '', decode(value.join('='))]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
