import type { ProtectedField } from '#partners/shopify/payloads/protected-field.ts';
import type { BulkOperation, StoreJob } from './bulk/bulk-operation.ts';
import type { DraftOrder } from './drafts/draft-order.ts';
import type { Order } from './orders/order.ts';

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
  /** Its planned failures (store-trouble.ts). */
  hangs: boolean;
  losesWebhooks: boolean;
  refusesDiscounts?: string;
  /** Whether the addresses of carts are withheld, as from an app without approval for all protected fields. */
  withholdsRecoveryUrl?: boolean;
  /** Protected customer data that nobody approved the app for (withheld-fields.ts). */
  withheld?: ProtectedField[];
  bulk: BulkTrouble;
  lastDraftNumber: number;
  /** The app's web pixel; it goes with the app. */
  pixel?: StorePixel | null;
}

export interface StorePixel {
  id: number;
  settings: { pageId: string; visitsUrl: string };
}

/** How the store handles bulk operations: it runs them, refuses to start them, or fails in the middle. */
export interface BulkTrouble {
  mode: 'works' | 'refuses' | 'fails';
  /** How many may run at the same time. One more is refused. */
  atOnce: number;
  /** How long an operation waits before it starts. */
  delayMs: number;
}

export interface StoreVariant {
  id: number;
  title: string;
  priceCents: number;
  compareAtCents: number | null;
  /** Below zero when more was sold than there was. */
  inventory: number;
}

export interface StoreProduct {
  id: number;
  /** Of the first variant, as are both prices. */
  variantId: number;
  handle: string;
  title: string;
  description: string;
  priceCents: number;
  compareAtCents: number | null;
  productType: string;
  tags: string[];
  /** What its variants differ in; `Title` where there is one only. */
  optionName: string;
  variants: StoreVariant[];
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  /** Since when shoppers see it in the online store; null while they do not. */
  publishedAt: string | null;
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
  /** Default: the product's first variant. */
  variantId?: number;
  quantity: number;
}

export interface Cart {
  token: string;
  lines: CartLine[];
  discountCode: string | null;
  /** The checkout of this cart, if any. */
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
  /** False until the shopper left a contact. Only then does the store report the checkout. */
  announced: boolean;
  orderId: number | null;
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
  drafts: Map<string, DraftOrder>;
  bulkOperations: Map<string, BulkOperation>;
  jobs: Map<string, StoreJob>;
}
