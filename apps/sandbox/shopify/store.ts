/** One pretend store; times are ISO in UTC, money is cents. */
export interface Store {
  shop: string;
  id: number;
  name: string;
  email: string;
  ownerName: string;
  currency: string;
  timeZone: string;
  country: string;
  countryCode: string;
  createdAt: string;
  lastId: number;
  lastOrderNumber: number;
  installation: { scopes: string[]; installedAt: string } | null;
  /** What is wrong with it on purpose (store-trouble.ts). */
  hangs: boolean;
  losesWebhooks: boolean;
}

export interface StoreProduct {
  id: number;
  variantId: number;
  handle: string;
  title: string;
  description: string;
  priceCents: number;
  compareAtCents: number | null;
  productType: string;
  tags: string[];
  inventory: number;
  createdAt: string;
  updatedAt: string;
}

export interface StoreCollection {
  id: number;
  handle: string;
  title: string;
  description: string;
  productHandles: string[];
  updatedAt: string;
}

export interface Address {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string | null;
  zip: string;
  city: string;
  countryCode: string;
  phone: string | null;
}

export interface Customer {
  id: number;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  address: Address | null;
  tags: string[];
  orderCount: number;
  spentCents: number;
  createdAt: string;
  updatedAt: string;
}

export interface CartLine {
  handle: string;
  quantity: number;
}

export interface Cart {
  token: string;
  lines: CartLine[];
  discountCode: string | null;
  /** The checkout begun from this cart, if any. */
  checkoutToken: string | null;
  updatedAt: string;
}

export interface Checkout {
  id: number;
  token: string;
  /** The secret in the recovery link. */
  key: string;
  cartToken: string;
  lines: CartLine[];
  contact: { phone: string | null; email: string | null; firstName: string | null; lastName: string | null };
  address: Address | null;
  acceptsMarketing: boolean;
  discountCode: string | null;
  customerId: number | null;
  landingSite: string | null;
  referringSite: string | null;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  /** False until the shopper left a way to be reached: only then does the store tell apps. */
  announced: boolean;
  orderId: number | null;
}

export interface OrderLine {
  id: number;
  productId: number;
  variantId: number;
  handle: string;
  title: string;
  priceCents: number;
  quantity: number;
}

export interface Refund {
  id: number;
  amountCents: number;
  note: string | null;
  createdAt: string;
}

export interface Order {
  id: number;
  number: number;
  token: string;
  checkoutId: number;
  checkoutToken: string;
  cartToken: string;
  lines: OrderLine[];
  subtotalCents: number;
  discountCents: number;
  discountCode: string | null;
  discountType: 'percentage' | 'fixed_amount' | null;
  discountValue: string | null;
  shippingCents: number;
  totalCents: number;
  customerId: number;
  contact: { phone: string | null; email: string | null };
  address: Address;
  acceptsMarketing: boolean;
  payment: 'card' | 'cod';
  financialStatus: 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
  tags: string[];
  landingSite: string | null;
  referringSite: string | null;
  createdAt: string;
  updatedAt: string;
  cancelledAt: string | null;
  refunds: Refund[];
}

export interface Discount {
  id: number;
  title: string;
  code: string;
  startsAt: string;
  endsAt: string | null;
  usageLimit: number | null;
  usedCount: number;
  oncePerCustomer: boolean;
  usedByCustomerIds: number[];
  /** 0.15 takes 15 % off; null when an amount is taken off instead. */
  percentage: number | null;
  amountCents: number | null;
  minimumSubtotalCents: number | null;
}

export interface Subscription {
  id: number;
  /** As in the Admin API, for example `ORDERS_CREATE`. */
  topic: string;
  uri: string;
  createdAt: string;
}

/** Everything one store remembers. */
export interface StoreRecords {
  store: Store;
  products: Map<string, StoreProduct>;
  collections: Map<string, StoreCollection>;
  customers: Map<string, Customer>;
  carts: Map<string, Cart>;
  checkouts: Map<string, Checkout>;
  orders: Map<string, Order>;
  discounts: Map<string, Discount>;
  subscriptions: Map<string, Subscription>;
}
