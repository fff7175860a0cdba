import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const Amount = z.object({ amount: z.string(), currencyCode: z.string() });
const ShopMoney = z.object({ shopMoney: Amount });
const Address = z
  .object({
    firstName: z.string().nullable(),
    phone: z.string().nullable(),
    countryCodeV2: z.string().nullable(),
  })
  .nullable();
const Customer = z
  .object({
    legacyResourceId: z.coerce.string(),
    firstName: z.string().nullable(),
    defaultPhoneNumber: z.object({ phoneNumber: z.string() }).nullable(),
    defaultEmailAddress: z.object({ emailAddress: z.string() }).nullable(),
    defaultAddress: Address,
  })
  .nullable();
const Line = z.object({
  title: z.string().nullable(),
  quantity: z.number(),
  product: z.object({ legacyResourceId: z.coerce.string() }).nullable(),
  originalUnitPriceSet: ShopMoney,
});

const OrderNode = z.object({
  id: z.string(),
  legacyResourceId: z.coerce.string(),
  name: z.string(),
  checkoutToken: z.string().nullable(),
  cartToken: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  currencyCode: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullable(),
  displayFinancialStatus: z.string().nullable(),
  paymentGatewayNames: z.array(z.string()),
  discountCodes: z.array(z.string()),
  totalPriceSet: ShopMoney,
  currentTotalPriceSet: ShopMoney,
  customer: Customer,
  shippingAddress: Address,
  billingAddress: Address,
  lineItems: z.object({ nodes: z.array(Line) }),
  refunds: z.array(
    z.object({
      legacyResourceId: z.coerce.string(),
      createdAt: z.string().nullable(),
      totalRefundedSet: ShopMoney,
    }),
  ),
});
export type OrderNode = z.infer<typeof OrderNode>;

const CheckoutNode = z.object({
  id: z.string(),
  abandonedCheckoutUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
  totalPriceSet: ShopMoney,
  customer: Customer,
  shippingAddress: Address,
  billingAddress: Address,
  lineItems: z.object({ nodes: z.array(Line) }),
});
export type CheckoutNode = z.infer<typeof CheckoutNode>;

const MONEY = `{ shopMoney { amount currencyCode } }`;
const ADDRESS = `{ firstName phone countryCodeV2 }`;
const PERSON = `customer { legacyResourceId firstName defaultPhoneNumber { phoneNumber } defaultEmailAddress { emailAddress } defaultAddress ${ADDRESS} } shippingAddress ${ADDRESS} billingAddress ${ADDRESS}`;
const LINES = `lineItems(first: 30) { nodes { title quantity product { legacyResourceId } originalUnitPriceSet ${MONEY} } }`;

const ChangedOrders = z.object({
  nodes: z.array(z.object({ id: z.string(), legacyResourceId: z.coerce.string(), updatedAt: z.string() })),
  pageInfo: PageInfo,
});

const ChangedCheckouts = z.object({
  nodes: z.array(z.object({ id: z.string(), abandonedCheckoutUrl: z.string(), updatedAt: z.string() })),
  pageInfo: PageInfo,
});

/** What changed, a page at a time: only which and when, so that what is known already costs next to nothing. */
export const changedOrders: AdminOperation<{ page: z.infer<typeof ChangedOrders> }> = {
  document: `query ChangedOrders($first: Int!, $after: String, $query: String!) { page: orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) { nodes { id legacyResourceId updatedAt } pageInfo { hasNextPage endCursor } } }`,
  data: z.object({ page: ChangedOrders }),
};
/** Checkouts cannot be asked for in the order of their changes. */
export const changedCheckouts: AdminOperation<{ page: z.infer<typeof ChangedCheckouts> }> = {
  document: `query ChangedCheckouts($first: Int!, $after: String, $query: String!) { page: abandonedCheckouts(first: $first, after: $after, query: $query, sortKey: CREATED_AT) { nodes { id abandonedCheckoutUrl updatedAt } pageInfo { hasNextPage endCursor } } }`,
  data: z.object({ page: ChangedCheckouts }),
};
/** So many of these in one query stay below the most that a query may cost. */
export const NODES_PER_QUERY = 5;

/** A node that is gone meanwhile is null. */
export const ordersById: AdminOperation<{ nodes: (OrderNode | null)[] }> = {
  document: `query OrdersById($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { id legacyResourceId name checkoutToken cartToken email phone currencyCode createdAt updatedAt cancelledAt displayFinancialStatus paymentGatewayNames discountCodes totalPriceSet ${MONEY} currentTotalPriceSet ${MONEY} ${PERSON} ${LINES} refunds { legacyResourceId createdAt totalRefundedSet ${MONEY} } } } }`,
  data: z.object({ nodes: z.array(OrderNode.nullable()) }),
};

export const checkoutsById: AdminOperation<{ nodes: (CheckoutNode | null)[] }> = {
  document: `query CheckoutsById($ids: [ID!]!) { nodes(ids: $ids) { ... on AbandonedCheckout { id abandonedCheckoutUrl createdAt updatedAt completedAt totalPriceSet ${MONEY} ${PERSON} ${LINES} } } }`,
  data: z.object({ nodes: z.array(CheckoutNode.nullable()) }),
};
