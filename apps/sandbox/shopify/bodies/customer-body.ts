import { storeTime } from '../store-time.ts';
import type { Customer, Store } from '../store.ts';
import { addressBody } from './address-body.ts';

/** Returns a customer: the body of `customers/create` and `customers/update`, and a part of checkouts and orders. */
export function customerBody(store: Store, customer: Customer) {
  return {
    id: customer.id,
    created_at: storeTime(customer.createdAt, store.timeZone),
    updated_at: storeTime(customer.updatedAt, store.timeZone),
    first_name: customer.firstName ?? '',
    last_name: customer.lastName ?? '',
    state: 'disabled',
    note: null,
    verified_email: true,
    multipass_identifier: null,
    tax_exempt: false,
    email: customer.email,
    phone: customer.phone,
    currency: store.currency,
    tags: customer.tags.join(', '),
    tax_exemptions: [],
    admin_graphql_api_id: `gid://shopify/Customer/${customer.id}`,
    ...(customer.address && { default_address: defaultAddress(customer) }),
  };
}

function defaultAddress(customer: Customer) {
  if (!customer.address) return null;
  const address = addressBody(customer.address);
  return {
    id: customer.id,
    customer_id: customer.id,
    ...address,
    country_name: address.country,
    default: true,
  };
}
