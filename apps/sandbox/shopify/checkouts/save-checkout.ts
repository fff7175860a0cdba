import type { Sandbox } from '../../core/sandbox.ts';
import { checkoutBody } from '../bodies/checkout-body.ts';
import { rememberCustomer } from '../customers/remember-customer.ts';
import { emitStoreWebhook } from '../emit-store-webhook.ts';
import { newToken, nextId } from '../new-id.ts';
import type { Cart, Checkout, StoreRecords } from '../store.ts';

export type CheckoutChange = Partial<
  Pick<
    Checkout,
    'lines' | 'contact' | 'address' | 'acceptsMarketing' | 'discountCode' | 'completedAt' | 'orderId'
  >
>;

/**
 * Starts a checkout from a cart. The store does not report it before the shopper has left a phone number or email
 * address.
 */
export function startCheckout(
  sandbox: Sandbox,
  records: StoreRecords,
  {
    cart,
    landingSite,
    referringSite,
  }: { cart: Cart; landingSite: string | null; referringSite: string | null },
): Checkout {
  const now = sandbox.clock.now().toISOString();
  const checkout: Checkout = {
    id: nextId(records.store),
    token: newToken(),
    key: newToken(),
    cartToken: cart.token,
    lines: cart.lines,
    contact: { phone: null, email: null, firstName: null, lastName: null },
    address: null,
    acceptsMarketing: false,
    discountCode: cart.discountCode,
    customerId: null,
    landingSite,
    referringSite,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
    announced: false,
    orderId: null,
  };
  cart.checkoutToken = checkout.token;
  records.checkouts.set(checkout.token, checkout);
  sandbox.world.changed();
  return checkout;
}

/** Saves the changes of a checkout. Sends `checkouts/create` the first time, and `checkouts/update` afterwards. */
export function saveCheckout(
  sandbox: Sandbox,
  records: StoreRecords,
  { checkout, change, eventId }: { checkout: Checkout; change: CheckoutChange; eventId?: string },
): void {
  const before = JSON.stringify(checkout);
  Object.assign(checkout, change);
  // As in the real store, a second submit of the same form changes nothing and sends no webhook.
  if (checkout.announced && JSON.stringify(checkout) === before) return;
  checkout.updatedAt = sandbox.clock.now().toISOString();
  const { phone, email } = checkout.contact;
  if (phone ?? email) linkCustomer(sandbox, records, checkout);
  if (checkout.announced || phone || email) announce(sandbox, records, checkout, eventId);
  sandbox.world.changed();
}

function linkCustomer(sandbox: Sandbox, records: StoreRecords, checkout: Checkout): void {
  const person = { ...checkout.contact, address: checkout.address };
  const { customer } = rememberCustomer(records, person, sandbox.clock.now().toISOString());
  checkout.customerId = customer.id;
}

function announce(sandbox: Sandbox, records: StoreRecords, checkout: Checkout, eventId?: string): void {
  const topic = checkout.announced ? 'CHECKOUTS_UPDATE' : 'CHECKOUTS_CREATE';
  checkout.announced = true;
  const body = checkoutBody(sandbox, records, checkout);
  emitStoreWebhook(sandbox, records, { topic, body, ...(eventId && { eventId }) });
}
