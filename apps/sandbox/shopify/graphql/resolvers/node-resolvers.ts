import { nodeRefusal } from '../access-scopes.ts';
import { numberOfGid, typeOfGid, type Resolver, type Asked } from '../resolver.ts';
import { checkoutNode } from './abandoned-checkout-resolvers.ts';
import { findBulkOperationNode } from './bulk-resolvers.ts';
import { customerResolvers } from './customer-resolvers.ts';
import { discountResolvers } from './discount-resolvers.ts';
import { findDraftNode } from './draft-resolvers.ts';
import { findFulfilmentNode, findOrderNode } from './order-resolvers.ts';
import { findProductNode, findVariantNode } from './product-resolvers.ts';
import { subscriptionOf } from './subscription-resolvers.ts';

type Find = (asked: Asked, id: string) => unknown;

/** The types of nodes that can be requested by id alone. */
const FINDERS: Record<string, Find> = {
  Order: findOrderNode,
  Fulfillment: findFulfilmentNode,
  DraftOrder: findDraftNode,
  Product: findProductNode,
  ProductVariant: findVariantNode,
  BulkOperation: findBulkOperationNode,
  Customer: (asked, id) => customerResolvers['customer']?.({ id } as never, asked),
  AbandonedCheckout: findCheckoutNode,
  AppSubscription: subscriptionOf,
  DiscountCodeNode: (asked, id) => discountResolvers['codeDiscountNode']?.({ id } as never, asked),
};

export const nodeResolvers: Record<string, Resolver> = {
  node: ({ id }: { id: string }, asked: Asked) => nodeOf(asked, id, 'node'),
  nodes: ({ ids }: { ids: string[] }, asked: Asked) => ids.map((id) => nodeOf(asked, id, 'nodes')),
};

/**
 * Returns a node by its id. A refusal is returned instead of thrown, so that the other nodes of a list are still
 * answered.
 */
function nodeOf(asked: Asked, id: string, fieldName: string): unknown {
  const kind = typeOfGid(id);
  const refusal = nodeRefusal(asked, fieldName, kind);
  if (refusal) return refusal;
  const find = FINDERS[kind] ?? ((one: Asked, gid: string) => subscriptionOf(one, gid));
  return find(asked, id);
}

function findCheckoutNode(asked: Asked, id: string): unknown {
  const found = [...asked.records.checkouts.values()].find((one) => String(one.id) === numberOfGid(id));
  return found ? checkoutNode(asked, found) : null;
}
