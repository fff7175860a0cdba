import { customerBody } from '../../bodies/customer-body.ts';
import { notifyOrderChanged } from '../../change-order.ts';
import { emitStoreWebhook } from '../../emit-store-webhook.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';

interface TagArguments {
  id: string;
  /** The API's list input also takes one text with commas. */
  tags: string | string[];
}

/** Tags on orders, customers and products. */
export const tagResolvers: Record<string, Resolver> = {
  tagsAdd: (args: TagArguments, asked: Asked) =>
    changeTags(args, asked, (tags, given) => [...tags, ...given.filter((tag) => !has(tags, tag))]),
  tagsRemove: (args: TagArguments, asked: Asked) =>
    changeTags(args, asked, (tags, given) => tags.filter((tag) => !has(given, tag))),
};

function changeTags(
  { id, tags }: TagArguments,
  asked: Asked,
  change: (tags: string[], given: string[]) => string[],
) {
  const target = findTarget(id, asked);
  if (!target) return { node: null, userErrors: [{ field: ['id'], message: 'Resource does not exist' }] };
  const given = [tags]
    .flat()
    .flatMap((tag) => tag.split(','))
    .map((tag) => tag.trim())
    .filter(Boolean);
  target.item.tags = change(target.item.tags, given);
  target.item.updatedAt = asked.sandbox.clock.now().toISOString();
  target.notify();
  asked.sandbox.world.changed();
  return { node: { __typename: target.type, id }, userErrors: [] };
}

function findTarget(id: string, { sandbox, records }: Asked) {
  const number = numberOfGid(id);
  const order = id.includes('/Order/') && records.orders.get(number);
  if (order)
    return {
      type: 'Order',
      item: order,
      notify: () => notifyOrderChanged(sandbox, records, { order, topics: ['ORDERS_UPDATED'] }),
    };
  const customer = id.includes('/Customer/') && records.customers.get(number);
  if (customer) {
    const notify = () =>
      emitStoreWebhook(sandbox, records, {
        topic: 'CUSTOMERS_UPDATE',
        body: customerBody(records.store, customer),
      });
    return { type: 'Customer', item: customer, notify };
  }
  const product =
    id.includes('/Product/') && [...records.products.values()].find((one) => String(one.id) === number);
  return product ? { type: 'Product', item: product, notify: () => undefined } : null;
}

/** Shopify's tags are the same in upper and lower case. */
function has(tags: string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
