import { nextId } from '../new-id.ts';
import type { Address, Customer, StoreRecords } from '../store.ts';

interface Person {
  phone: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  address: Address | null;
}

/** Finds the customer with this phone or e-mail and updates them, or adds a new one. */
export function rememberCustomer(
  records: StoreRecords,
  person: Person,
  now: string,
): { customer: Customer; isNew: boolean } {
  const known = findCustomer(records, person);
  const customer: Customer = known ?? {
    id: nextId(records.store),
    firstName: null,
    lastName: null,
    phone: null,
    email: null,
    address: null,
    tags: [],
    orderCount: 0,
    spentCents: 0,
    createdAt: now,
    updatedAt: now,
  };
  customer.phone = person.phone ?? customer.phone;
  customer.email = person.email ?? customer.email;
  customer.firstName = person.firstName ?? customer.firstName;
  customer.lastName = person.lastName ?? customer.lastName;
  customer.address = person.address ?? customer.address;
  customer.updatedAt = now;
  records.customers.set(String(customer.id), customer);
  return { customer, isNew: !known };
}

function findCustomer(records: StoreRecords, { phone, email }: Person): Customer | null {
  for (const customer of records.customers.values()) {
    if (phone && customer.phone === phone) return customer;
    if (email && customer.email?.toLowerCase() === email.toLowerCase()) return customer;
  }
  return null;
}
