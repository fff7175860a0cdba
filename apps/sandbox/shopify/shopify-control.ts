import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { cancelOrder, payOrder, refundOrder } from './change-order.ts';
import { checkoutTotals } from './checkout-totals.ts';
import { money } from './money.ts';
import { newToken } from './new-id.ts';
import { openStore } from './open-store.ts';
import { placeOrder, whyCannotPlaceOrder } from './place-order.ts';
import { beginCheckout, saveCheckout } from './save-checkout.ts';
import { PrivacyWebhook, sendPrivacyWebhook } from './send-privacy-webhook.ts';
import { recoveryUrl } from './store-links.ts';
import { StoreTrouble, troubleStore } from './store-trouble.ts';
import type { Address, Cart, StoreRecords } from './store.ts';
import { uninstallApp } from './uninstall-app.ts';

const NewCheckout = z.object({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'a phone number such as +4915112345678'),
  firstName: z.string().min(1).optional(),
  lastName: z.string().min(1).optional(),
  email: z.email().optional(),
  discountCode: z.string().optional(),
  landingSite: z.string().optional(),
  lines: z.array(z.object({ handle: z.string(), quantity: z.number().int().min(1).max(99) })).min(1),
});
const Completion = z.object({ payment: z.enum(['card', 'cod']), landingSite: z.string().optional() });
const RefundRequest = z
  .object({ amount: z.number().positive().optional(), note: z.string().optional() })
  .default({});

interface Problem {
  status: 404 | 422;
  message: string;
}

type Params = { shop: string; token: string; id: string };
type Handle = (records: StoreRecords, params: Params, body: unknown) => object | Problem;

/** What the control panel can make happen in a store: a shopper's or a merchant's acts without the clicks. */
export function registerShopifyControl(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const on: On = (method, url, handle) => {
    server.route<{ Params: Params }>({
      method,
      url: `/shops/:shop${url}`,
      handler: (request, reply) => {
        const records = openStore(sandbox, request.params.shop);
        const answer = records ? handle(records, request.params, request.body) : missing('store');
        return 'status' in answer && 'message' in answer
          ? sendProblem(reply, answer as Problem)
          : reply.send(answer);
      },
    });
  };
  registerReads(sandbox, on);
  registerActs(sandbox, on);
  return Promise.resolve();
}

type On = (method: 'GET' | 'POST', url: string, handle: Handle) => void;

function registerReads(sandbox: Sandbox, on: On): void {
  on('GET', '', (records) => describeStore(records));
  on('GET', '/orders', ({ orders }) => [...orders.values()].toReversed());
  on('GET', '/checkouts', (records) =>
    [...records.checkouts.values()]
      .toReversed()
      .map((one) => ({ ...one, recoverUrl: recoveryUrl(sandbox, records.store.shop, one) })),
  );
  on('GET', '/discounts', ({ discounts }) => [...discounts.values()]);
  on('GET', '/products', ({ products }) => [...products.values()]);
  on('GET', '/subscriptions', ({ subscriptions }) => [...subscriptions.values()]);
}

function registerActs(sandbox: Sandbox, on: On): void {
  on('POST', '/checkouts', (records, _params, body) => makeCheckout(sandbox, records, body));
  on('POST', '/checkouts/:token/complete', (records, params, body) =>
    completeCheckout(sandbox, records, { token: params.token, body }),
  );
  on('POST', '/orders/:id/cancel', (records, { id }) =>
    changeOrder(records, id, (order) => cancelOrder(sandbox, records, order)),
  );
  on('POST', '/orders/:id/pay', (records, { id }) =>
    changeOrder(records, id, (order) => payOrder(sandbox, records, order)),
  );
  on('POST', '/orders/:id/refund', (records, { id }, body) => {
    const read = RefundRequest.safeParse(body ?? undefined);
    if (!read.success) return invalid(read.error);
    const amountCents = read.data.amount === undefined ? null : Math.round(read.data.amount * 100);
    return changeOrder(records, id, (order) =>
      refundOrder(sandbox, records, { order, amountCents, note: read.data.note ?? null }),
    );
  });
  on('POST', '/trouble', (records, _params, body) => {
    const read = StoreTrouble.safeParse(body);
    return read.success ? troubleStore(sandbox, records, read.data) : invalid(read.error);
  });
  on('POST', '/privacy', (records, _params, body) => {
    const read = PrivacyWebhook.safeParse(body);
    return read.success ? sendPrivacyWebhook(sandbox, records, read.data) : invalid(read.error);
  });
  on('POST', '/uninstall', (records) => {
    uninstallApp(sandbox, records);
    return describeStore(records);
  });
}

function describeStore({ store, subscriptions, products }: StoreRecords): object {
  const { shop, name, currency, timeZone, installation } = store;
  return {
    shop,
    name,
    currency,
    timeZone,
    installed: installation !== null,
    installation,
    subscriptions: subscriptions.size,
    products: products.size,
  };
}

function makeCheckout(sandbox: Sandbox, records: StoreRecords, body: unknown): object | Problem {
  const read = NewCheckout.safeParse(body);
  if (!read.success) return invalid(read.error);
  const { lines, phone, email, firstName, lastName, discountCode, landingSite } = read.data;
  const unknown = lines.find(({ handle }) => !records.products.has(handle));
  if (unknown) return { status: 422, message: `lines: there is no product ${unknown.handle}` };
  const cart: Cart = {
    token: newToken(),
    lines,
    discountCode: discountCode ?? null,
    checkoutToken: null,
    updatedAt: sandbox.clock.now().toISOString(),
  };
  records.carts.set(cart.token, cart);
  const checkout = beginCheckout(sandbox, records, {
    cart,
    landingSite: landingSite ?? '/',
    referringSite: null,
  });
  const contact = { phone, email: email ?? null, firstName: firstName ?? null, lastName: lastName ?? null };
  saveCheckout(sandbox, records, { checkout, change: { contact, address: demoAddress(contact) } });
  const { totalCents } = checkoutTotals(records, { ...checkout, hasAddress: true, now: checkout.updatedAt });
  return {
    token: checkout.token,
    recoverUrl: recoveryUrl(sandbox, records.store.shop, checkout),
    total: money(totalCents),
  };
}

function completeCheckout(
  sandbox: Sandbox,
  records: StoreRecords,
  { token, body }: { token: string; body: unknown },
): object | Problem {
  const read = Completion.safeParse(body);
  if (!read.success) return invalid(read.error);
  const checkout = records.checkouts.get(token);
  if (!checkout) return missing('checkout');
  const problem = whyCannotPlaceOrder(checkout);
  if (problem) return { status: 422, message: problem };
  const { payment, landingSite } = read.data;
  const order = placeOrder(sandbox, records, { checkout, payment, landingSite: landingSite ?? null });
  return {
    orderId: String(order.id),
    name: `#${order.number}`,
    total: money(order.totalCents),
    statusUrl: `${sandbox.settings.sandboxUrl}/store/${records.store.shop}/orders/${order.token}`,
  };
}

function changeOrder(
  records: StoreRecords,
  id: string,
  change: (order: NonNullable<ReturnType<StoreRecords['orders']['get']>>) => string | null,
): object | Problem {
  const order = records.orders.get(id);
  if (!order) return missing('order');
  const problem = change(order);
  return problem
    ? { status: 422, message: problem }
    : { orderId: id, financialStatus: order.financialStatus, cancelledAt: order.cancelledAt };
}

function demoAddress({
  firstName,
  lastName,
  phone,
}: {
  firstName: string | null;
  lastName: string | null;
  phone: string;
}): Address {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    address1: 'Amselweg 3',
    address2: null,
    zip: '10437',
    city: 'Berlin',
    countryCode: 'DE',
    phone,
  };
}

function missing(what: string): Problem {
  return { status: 404, message: `There is no such ${what}` };
}

function invalid(error: z.ZodError): Problem {
  return {
    status: 422,
    message: error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; '),
  };
}

function sendProblem(reply: FastifyReply, { status, message }: Problem): FastifyReply {
  return reply.code(status).send({ message });
}
