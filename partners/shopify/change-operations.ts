import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';
import { orNull } from './answer-parts.ts';
import {
  Address,
  Customer,
  LINE_FIELDS,
  LineNode,
  MONEY,
  ORDER_FIELDS,
  OrderNode,
  PERSON,
  PLAIN_LINE_FIELDS,
  PLAIN_ORDER_FIELDS,
  ShopMoney,
} from './order-node.ts';
import { Id, listOf } from './payloads/payload-fields.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const Lines = z.object({ nodes: listOf(LineNode), pageInfo: PageInfo });
const OrderWithLines = OrderNode.extend({ lineItems: Lines });
export type OrderWithLines = z.infer<typeof OrderWithLines>;

/** Withheld, as null or by an error, from apps without approval for all protected fields. */
const RecoveryUrl = orNull(z.string()).default(null);

const CheckoutNode = z.object({
  id: z.string(),
  abandonedCheckoutUrl: RecoveryUrl,
  createdAt: z.string(),
  updatedAt: z.string(),
  completedAt: orNull(z.string()),
  totalPriceSet: ShopMoney,
  customer: Customer,
  shippingAddress: Address,
  billingAddress: Address,
  lineItems: z.object({ nodes: listOf(LineNode) }),
});
export type CheckoutNode = z.infer<typeof CheckoutNode>;

const checkoutLines = (fields: string) => `lineItems(first: 30) { nodes { ${PLAIN_LINE_FIELDS} ${fields} } }`;
/** Selected where a link back to the cart must be built from its variants. */
const VARIANT = 'variantTitle variant { legacyResourceId }';
const linesOf = (fields: string) =>
  `lineItems(first: 25) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;

const ChangedOrders = z.object({
  nodes: listOf(z.object({ id: z.string(), legacyResourceId: Id, updatedAt: z.string() })),
  pageInfo: PageInfo,
});

const ChangedCheckouts = z.object({
  nodes: listOf(
    z.object({
      id: z.string(),
      abandonedCheckoutUrl: RecoveryUrl,
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
  pageInfo: PageInfo,
});
const changedCheckoutsWith = (fields: string) =>
  `query ChangedCheckouts($first: Int!, $after: String, $query: String!) { page: abandonedCheckouts(first: $first, after: $after, query: $query, sortKey: CREATED_AT) { nodes { id ${fields} createdAt updatedAt } pageInfo { hasNextPage endCursor } } }`;
const checkoutsByIdWith = (fields: string, lineFields: string) =>
  `query CheckoutsById($ids: [ID!]!) { nodes(ids: $ids) { ... on AbandonedCheckout { id ${fields} createdAt updatedAt completedAt totalPriceSet ${MONEY} ${PERSON} ${checkoutLines(lineFields)} } } }`;

/** Pages of what changed: only ids and times, so that known changes cost almost nothing. */
export const changedOrders: AdminOperation<{ page: z.infer<typeof ChangedOrders> }> = {
  document: `query ChangedOrders($first: Int!, $after: String, $query: String!) { page: orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) { nodes { id legacyResourceId updatedAt } pageInfo { hasNextPage endCursor } } }`,
  data: z.object({ page: ChangedOrders }),
};
/** Checkouts cannot be sorted by the time of their changes. */
export const changedCheckouts: AdminOperation<{ page: z.infer<typeof ChangedCheckouts> }> = {
  document: changedCheckoutsWith('abandonedCheckoutUrl'),
  data: z.object({ page: ChangedCheckouts }),
};
/** The same without the address, which a store may withhold. */
export const plainChangedCheckouts: typeof changedCheckouts = {
  document: changedCheckoutsWith(''),
  data: changedCheckouts.data,
};
/** This many in one query stay below the maximum query cost. */
export const NODES_PER_QUERY = 5;

/**
 * Null for a node that was deleted, or whose id, money or time cannot be read. There may be more lines than are
 * included.
 */
export const ordersById: AdminOperation<{ nodes: (OrderWithLines | null)[] }> = {
  document: `query OrdersById($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { ${ORDER_FIELDS} ${linesOf(LINE_FIELDS)} } } }`,
  data: z.object({ nodes: z.array(orNull(OrderWithLines)) }),
};
/** The same without what a store may withhold. */
export const plainOrdersById: typeof ordersById = {
  document: `query PlainOrdersById($ids: [ID!]!) { nodes(ids: $ids) { ... on Order { ${PLAIN_ORDER_FIELDS} ${linesOf(PLAIN_LINE_FIELDS)} } } }`,
  data: ordersById.data,
};
/** More lines of one order. */
export const moreLines: AdminOperation<{ order: { lineItems: z.infer<typeof Lines> } | null }> = {
  document: `query MoreLines($id: ID!, $after: String) { order(id: $id) { lineItems(first: 100, after: $after) { nodes { ${LINE_FIELDS} } pageInfo { hasNextPage endCursor } } } }`,
  data: z.object({ order: z.object({ lineItems: Lines }).nullable() }),
};

export const checkoutsById: AdminOperation<{ nodes: (CheckoutNode | null)[] }> = {
  document: checkoutsByIdWith('abandonedCheckoutUrl', ''),
  data: z.object({ nodes: z.array(orNull(CheckoutNode)) }),
};
/** The same without the address, which a store may withhold. */
export const plainCheckoutsById: typeof checkoutsById = {
  document: checkoutsByIdWith('', VARIANT),
  data: checkoutsById.data,
};
