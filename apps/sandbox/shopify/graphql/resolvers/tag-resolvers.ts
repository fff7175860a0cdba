import { customerBody } from '../../bodies/customer-body.ts';
import { changedTags, type TagChange } from '../../change-tags.ts';
import { notifyDraft } from '../../drafts/notify-draft.ts';
import { emitStoreWebhook } from '../../emit-store-webhook.ts';
import { notifyOrder } from '../../orders/notify-order.ts';
import { notifyProduct } from '../../products/notify-product.ts';
import { changeRefusal } from '../access-scopes.ts';
import { numberOfGid, typeOfGid, type Resolver, type Asked } from '../resolver.ts';

interface TagArguments {
  id: string;
  /** A list, or one text with commas, which the API accepts too. */
  tags: string | string[];
}

/** Resolvers for tags of orders, customers and products. */
export const tagResolvers: Record<string, Resolver> = {
  tagsAdd: ({ id, tags }: TagArguments, asked: Asked) => {
    checkScope(id, asked, 'tagsAdd');
    return changeTags(id, asked, { add: [tags].flat() });
  },
  tagsRemove: ({ id, tags }: TagArguments, asked: Asked) => {
    checkScope(id, asked, 'tagsRemove');
    return changeTags(id, asked, { remove: [tags].flat() });
  },
};

const SCOPES: Readonly<Record<string, string>> = {
  Order: 'write_orders',
  DraftOrder: 'write_draft_orders',
  Customer: 'write_customers',
  Product: 'write_products',
};

/** Checks the scope for changing a tag. It depends on the tagged object, so the schema does not state it. */
function checkScope(id: string, asked: Asked, fieldName: string): void {
  const scope = SCOPES[typeOfGid(id)];
  const refusal = scope === undefined ? null : changeRefusal(asked, fieldName, scope);
  if (refusal) throw refusal;
}

function changeTags(id: string, asked: Asked, change: TagChange) {
  const target = findTarget(id, asked);
  if (!target) return { node: null, userErrors: [{ field: ['id'], message: 'Resource does not exist' }] };
  const before = target.item.tags;
  const after = changedTags(before, change);
  // Tags that the order already has change nothing and send no webhook.
  if (after.length !== before.length || after.some((tag, index) => tag !== before[index])) {
    target.item.tags = after;
    target.item.updatedAt = asked.sandbox.clock.now().toISOString();
    target.notify();
    asked.sandbox.world.changed();
  }
  return { node: { __typename: target.type, id }, userErrors: [] };
}

function findTarget(id: string, { sandbox, records }: Asked) {
  const number = numberOfGid(id);
  const order = id.includes('/Order/') && records.orders.get(number);
  if (order)
    return {
      type: 'Order',
      item: order,
      notify: () => notifyOrder(sandbox, records, { order, topics: ['ORDERS_UPDATED'] }),
    };
  const draft = id.includes('/DraftOrder/') && records.drafts.get(number);
  if (draft)
    return {
      type: 'DraftOrder',
      item: draft,
      notify: () => notifyDraft(sandbox, records, { draft, what: 'UPDATE' }),
    };
  const customer = id.includes('/Customer/') && records.customers.get(number);
  if (customer) {
    const body = () => customerBody(records.store, customer);
    const notify = () => emitStoreWebhook(sandbox, records, { topic: 'CUSTOMERS_UPDATE', body: body() });
    return { type: 'Customer', item: customer, notify };
  }
  const product =
    id.includes('/Product/') && [...records.products.values()].find((one) => String(one.id) === number);
  return product
    ? { type: 'Product', item: product, notify: () => notifyProduct(sandbox, records, product) }
    : null;
}
