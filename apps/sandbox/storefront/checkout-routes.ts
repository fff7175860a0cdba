import * as z from 'zod';
import { checkoutTotals, type Totals } from '../shopify/checkouts/checkout-totals.ts';
import { startCheckout, saveCheckout } from '../shopify/checkouts/save-checkout.ts';
import { placeOrder, placeOrderRefusalReason } from '../shopify/place-order.ts';
import type { Checkout, StoreRecords } from '../shopify/store.ts';
import { contactPage, paymentPage } from './checkout-pages.ts';
import { ContactForm, formOf, readContact } from './contact-form.ts';
import { orderPage } from './order-page.ts';
import type { StoreResponse, StoreRequest, StoreRoute } from './store-route.ts';
import { useCart, type Visit } from './storefront-visit.ts';

const Payment = z.object({ payment: z.enum(['card', 'cod']) });
const DiscountForm = z.object({
  code: z.string().trim().max(60).default(''),
  back: z.enum(['', '/payment']).catch(''),
});

/** The routes from the cart to the order. */
export function registerCheckout(on: StoreRoute): void {
  on('GET', '/checkout', (visit) => {
    const { cart, records, sandbox, landingSite, referringSite } = visit;
    if (!cart || cart.lines.length === 0) return { redirect: '/cart' };
    const open = records.checkouts.get(cart.checkoutToken ?? '');
    const checkout =
      open && !open.completedAt
        ? open
        : startCheckout(sandbox, records, { cart, landingSite, referringSite });
    return { redirect: `/checkouts/${checkout.token}` };
  });
  registerContactStep(on);
  registerPaymentStep(on);
  on('GET', '/checkouts/:token/recover', recover);
  on('GET', '/orders/:token', (visit, { params }) => {
    const order = [...visit.records.orders.values()].find(({ token }) => token === params['token']);
    return order ? { page: orderPage(visit, order) } : { notFound: true };
  });
}

function registerContactStep(on: StoreRoute): void {
  onCheckout(on, 'GET', '', (visit, checkout) => {
    return {
      page: contactPage(visit, {
        checkout,
        totals: totalsOf(visit, checkout),
        form: formOf(checkout),
        problems: {},
      }),
    };
  });

  onCheckout(on, 'POST', '', (visit, checkout, { body }) => {
    const form = ContactForm.parse(body ?? {});
    const problems = saveContact(visit, checkout, form);
    if (Object.keys(problems).length === 0) return { redirect: `/checkouts/${checkout.token}/payment` };
    return {
      page: contactPage(visit, { checkout, totals: totalsOf(visit, checkout), form, problems }),
      status: 422,
    };
  });

  // The page's script posts this when the shopper leaves the phone or email field.
  onCheckout(on, 'POST', '/contact', (visit, checkout, { body }) => {
    const { phone, email } = saveContact(visit, checkout, ContactForm.parse(body ?? {}));
    return { json: { saved: checkout.announced, problems: { phone, email } } };
  });
}

function registerPaymentStep(on: StoreRoute): void {
  onCheckout(on, 'POST', '/discount', ({ sandbox, records, cart }, checkout, { body }) => {
    const { code, back } = DiscountForm.parse(body ?? {});
    if (cart) cart.discountCode = code || null;
    saveCheckout(sandbox, records, { checkout, change: { discountCode: code || null } });
    return { redirect: `/checkouts/${checkout.token}${back}` };
  });

  onCheckout(on, 'GET', '/payment', (visit, checkout) => {
    if (placeOrderRefusalReason(checkout)) return { redirect: `/checkouts/${checkout.token}` };
    return { page: paymentPage(visit, { checkout, totals: totalsOf(visit, checkout) }) };
  });

  onCheckout(on, 'POST', '/payment', ({ sandbox, records, landingSite }, checkout, { body }) => {
    const read = Payment.safeParse(body);
    if (!read.success || placeOrderRefusalReason(checkout))
      return { redirect: `/checkouts/${checkout.token}` };
    const order = placeOrder(sandbox, records, { checkout, payment: read.data.payment, landingSite });
    return { redirect: `/orders/${order.token}` };
  });
}

/** Adds a page of an open checkout. A completed checkout redirects to its order. */
function onCheckout(
  on: StoreRoute,
  method: 'GET' | 'POST',
  path: string,
  handle: (visit: Visit, checkout: Checkout, request: StoreRequest) => StoreResponse,
): void {
  on(method, `/checkouts/:token${path}`, (visit, request) => {
    const checkout = visit.records.checkouts.get(request.params['token'] ?? '');
    if (!checkout) return { notFound: true };
    if (checkout.completedAt) return { redirect: orderPath(visit.records, checkout) };
    if (checkout.lines.length === 0) return { redirect: '/cart' };
    return handle(visit, checkout, request);
  });
}

/** Handles the link in a message: opens the cart in any browser, with its discount. */
function recover(visit: Visit, { params, query }: StoreRequest): StoreResponse {
  const { records, sandbox } = visit;
  const checkout = records.checkouts.get(params['token'] ?? '');
  if (!checkout || query['key'] !== checkout.key) return { notFound: true };
  if (checkout.completedAt) return { redirect: orderPath(records, checkout) };
  const discountCode = query['discount'] ?? checkout.discountCode;
  useCart(visit, {
    token: checkout.cartToken,
    lines: checkout.lines,
    discountCode,
    checkoutToken: checkout.token,
    updatedAt: '',
  });
  saveCheckout(sandbox, records, { checkout, change: { discountCode } });
  return { redirect: `/checkouts/${checkout.token}` };
}

function saveContact(
  { sandbox, records }: Visit,
  checkout: Checkout,
  form: ContactForm,
): ReturnType<typeof readContact>['problems'] {
  const { contact, address, acceptsMarketing, problems } = readContact(form);
  saveCheckout(sandbox, records, {
    checkout,
    change: { contact, address: address ?? checkout.address, acceptsMarketing },
  });
  return problems;
}

function totalsOf({ records, sandbox }: Visit, checkout: Checkout): Totals {
  return checkoutTotals(records, {
    ...checkout,
    hasAddress: checkout.address !== null,
    now: sandbox.clock.now().toISOString(),
  });
}

function orderPath(records: StoreRecords, checkout: Checkout): string {
  const order = records.orders.get(String(checkout.orderId));
  return order ? `/orders/${order.token}` : '/';
}
