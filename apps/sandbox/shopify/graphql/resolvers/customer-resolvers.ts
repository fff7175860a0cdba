import { countryName } from '../../bodies/address-body.ts';
import { money } from '../../money.ts';
import type { Address, Customer } from '../../store.ts';
import { connectionOf, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { searchFor } from '../search-query.ts';

/** Resolvers for customers. */
export const customerResolvers: Record<string, Resolver> = {
  customers: (args: PageArguments & { query?: string | null }, asked: Asked) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.customers.values()].filter((customer) => fits(searchable(customer)));
    return connectionOf(found, (customer) => customerNode(asked, customer), args);
  },

  customer: ({ id }: { id: string }, asked: Asked) => {
    const customer = asked.records.customers.get(numberOfGid(id));
    return customer ? customerNode(asked, customer) : null;
  },
};

export function customerNode({ records: { store } }: Asked, customer: Customer) {
  return {
    __typename: 'Customer',
    id: `gid://shopify/Customer/${customer.id}`,
    legacyResourceId: String(customer.id),
    firstName: customer.firstName,
    lastName: customer.lastName,
    displayName:
      [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.phone || customer.email,
    locale: 'en',
    tags: customer.tags,
    state: 'DISABLED',
    email: customer.email,
    phone: customer.phone,
    numberOfOrders: String(customer.orderCount),
    amountSpent: { amount: money(customer.spentCents), currencyCode: store.currency },
    defaultPhoneNumber: customer.phone && { phoneNumber: customer.phone },
    defaultEmailAddress: customer.email && { emailAddress: customer.email },
    defaultAddress: customer.address && mailingAddress(customer.address),
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    verifiedEmail: true,
  };
}

export function mailingAddress(address: Address) {
  return {
    __typename: 'MailingAddress',
    id: 'gid://shopify/MailingAddress/1',
    firstName: address.firstName,
    lastName: address.lastName,
    name: `${address.firstName} ${address.lastName}`.trim(),
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    zip: address.zip,
    province: null,
    provinceCode: null,
    country: countryName(address.countryCode),
    countryCodeV2: address.countryCode,
    phone: address.phone,
    company: null,
  };
}

function searchable(customer: Customer) {
  return {
    id: [customer.id],
    phone: [customer.phone],
    email: [customer.email],
    first_name: [customer.firstName],
    last_name: [customer.lastName],
    tag: customer.tags,
    orders_count: [customer.orderCount],
    updated_at: [customer.updatedAt],
    customer_date: [customer.createdAt],
  };
}
