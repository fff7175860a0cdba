import * as z from 'zod';
import type { Sandbox } from '../../core/sandbox.ts';
import { missing, refused, type ControlRoutes, type Problem } from '../control-route.ts';
import { money } from '../money.ts';
import { newToken } from '../new-id.ts';
import { placeOrder, placeOrderRefusalReason } from '../place-order.ts';
import { variantOf } from '../products/variants.ts';
import { orderStatusUrl, recoveryUrl } from '../store-links.ts';
import type { Address, Cart, StoreRecords } from '../store.ts';
import { checkoutTotals } from './checkout-totals.ts';
import { startCheckout, saveCheckout } from './save-checkout.ts';

const NewCheckout = z.object({
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'a phone number such as +4915112345678'),
  firstName: z.string().min(1).optional(),
  lastName: z.string().min(1).optional(),
  email: z.email().optional(),
  discountCode: z.string().optional(),
  landingSite: z.string().optional(),
  lines: z
    .array(
      z.object({
        handle: z.string(),
        /** The default is the product's first variant. */
        variantId: z.number().int().optional(),
        quantity: z.number().int().min(1).max(99),
      }),
    )
    .min(1)
    .max(500),
});

const Completion = z.object({
  payment: z.enum(['card', 'cod']),
  /** The name of the payment on the order, for checkouts that name it differently. */
  gatewayName: z.string().min(1).max(100).optional(),
  landingSite: z.string().optional(),
});

/** Control calls for checkouts, from the cart to the order. */
export function registerCheckoutControl(sandbox: Sandbox, on: ControlRoutes): void {
  on.get('/checkouts', (records) =>
    [...records.checkouts.values()]
      .toReversed()
      .map((one) => ({ ...one, recoverUrl: recoveryUrl(sandbox, records.store.shop, one) })),
  );
  on.post('/checkouts', NewCheckout, (records, { body }) => makeCheckout(sandbox, records, body));
  on.post('/checkouts/:token/complete', Completion, (records, { params, body }) =>
    completeCheckout(sandbox, records, { token: params.token, ...body }),
  );
}

function makeCheckout(
  sandbox: Sandbox,
  records: StoreRecords,
  wanted: z.infer<typeof NewCheckout>,
): object | Problem {
  const { phone, email, firstName, lastName, discountCode, landingSite } = wanted;
  const unknown = wanted.lines.find(({ handle, variantId }) => {
    const product = records.products.get(handle);
    return !product || !variantOf(product, variantId);
  });
  if (unknown) return refused(`lines: there is no product ${unknown.handle}`);
  const lines = wanted.lines.map(({ handle, variantId, quantity }) => ({
    handle,
    quantity,
    ...(variantId !== undefined && { variantId }),
  }));
  const cart: Cart = {
    token: newToken(),
    lines,
    discountCode: discountCode ?? null,
    checkoutToken: null,
    updatedAt: sandbox.clock.now().toISOString(),
  };
  records.carts.set(cart.token, cart);
  const from = { cart, landingSite: landingSite ?? '/', referringSite: null };
  const checkout = startCheckout(sandbox, records, from);
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
  { token, payment, gatewayName, landingSite }: { token: string } & z.infer<typeof Completion>,
): object | Problem {
  const checkout = records.checkouts.get(token);
  if (!checkout) return missing('checkout');
  const problem = placeOrderRefusalReason(checkout);
  if (problem) return refused(problem);
  const how = { checkout, payment, gatewayName, landingSite: landingSite ?? null };
  const order = placeOrder(sandbox, records, how);
  return {
    orderId: String(order.id),
    name: `#${order.number}`,
    total: money(order.totalCents),
    statusUrl: orderStatusUrl(sandbox, records.store.shop, order),
  };
}

/** Returns the default address of a shopper. */
export function demoAddress(person: {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
}): Address {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    address1: 'Amselweg 3',
    address2: null,
    zip: '10437',
    city: 'Berlin',
    countryCode: 'DE',
    phone: person.phone,
  };
}
