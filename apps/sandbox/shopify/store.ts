import type { ProtectedField } from '#partners/shopify/payloads/protected-field.ts';
import type { BulkOperation, StoreJob } from './bulk/bulk-operation.ts';
import type { DraftOrder } from './drafts/draft-order.ts';
import type { Order } from './orders/order.ts';

/** A pretend store. Times are ISO in UTC, and money is in cents. */
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
  /** This field and the next four are planned failures (store-trouble.ts). */
  hangs: boolean;
  losesWebhooks: boolean;
  refusesDiscounts?: string;
  /** Whether the recovery URLs of carts are withheld, as from an app without approval for all protected fields. */
  withholdsRecoveryUrl?: boolean;
  /** The protected customer data for which the app has no approval (withheld-fields.ts). */
  withheld?: ProtectedField[];
  bulk: BulkTrouble;
  lastDraftNumber: number;
  /** The app's web pixel. It is deleted together with the app. */
  pixel?: StorePixel | null;
}

export interface StorePixel {
  id: number;
  settings: { pageId: string; visitsUrl: string };
}

/** The planned behaviour of bulk operations: the store runs them, refuses to start them, or fails in the middle. */
export interface BulkTrouble {
  mode: 'works' | 'refuses' | 'fails';
  /** The maximum number of concurrent operations. One more is refused. */
  atOnce: number;
  /** The time that an operation waits before it starts. */
  delayMs: number;
}

export interface StoreVariant {
  id: number;
  title: string;
  priceCents: number;
  compareAtCents: number | null;
  /** Below zero if more was sold than there was. */
  inventory: number;
}

export interface StoreProduct {
  id: number;
  /** The first variant's id. Both prices are that variant's, too. */
  variantId: number;
  handle: string;
  title: string;
  description: string;
  priceCents: number;
  compareAtCents: number | null;
  productType: string;
  tags: string[];
  /** The property in which the variants differ; `Title` if there is only one variant. */
  optionName: string;
  variants: StoreVariant[];
  status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED';
  /** The time since which shoppers see the product in the online store; null while they do not. */
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
  /** The default is the product's first variant. */
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
  /** Whether the store has reported the checkout. It does so once the shopper has left a contact. */
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
  /** 0.15 is 15 % off; null if an amount is off instead. */
  percentage: number | null;
  amountCents: number | null;
  minimumSubtotalCents: number | null;
}

export interface Subscription {
  id: number;
  /** In the Admin API's form, for example `ORDERS_CREATE`. */
  topic: string;
  uri: string;
  createdAt: string;
}

/** The stored data of one store. */
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
