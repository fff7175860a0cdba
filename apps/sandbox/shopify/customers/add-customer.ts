import { demoAddress } from '../checkouts/checkout-control.ts';
import { nextId } from '../new-id.ts';
import type { Customer, StoreRecords } from '../store.ts';

/** Adds a customer with an address and without orders. The e-mail address contains the id, and so may `name`. */
export function addCustomer(
  { store, customers }: StoreRecords,
  at: string,
  name: (id: number) => Pick<Customer, 'firstName' | 'lastName' | 'phone'>,
): Customer {
  const id = nextId(store);
  const customer: Customer = {
    id,
    ...name(id),
    email: `shopper-${id}@example.com`,
    address: null,
    tags: [],
    orderCount: 0,
    spentCents: 0,
    createdAt: at,
    updatedAt: at,
  };
  customer.address = demoAddress(customer);
  customers.set(String(id), customer);
  return customer;
}
