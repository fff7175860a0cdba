import { customerBody } from '../../bodies/customer-body.ts';
import { tellOrderChanged } from '../../change-order.ts';
import { emitStoreWebhook } from '../../emit-store-webhook.ts';
import { numberOfGid, type Answer, type Asked } from '../resolver.ts';

interface TagArguments {
  id: string;
  /** The API's list input also takes one text with commas. */
  tags: string | string[];
}

/** Tags on orders, customers and products. */
export const tagRoom: Record<string, Answer> = {
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
  target.tell();
  asked.sandbox.world.changed();
  return { node: { __typename: target.type, id }, userErrors: [] };
}

function findTarget(id: string, { sandbox, rooms }: Asked) {
  const number = numberOfGid(id);
  const order = id.includes('/Order/') && rooms.orders.get(number);
  if (order)
    return {
      type: 'Order',
      item: order,
      tell: () => tellOrderChanged(sandbox, rooms, { order, topics: ['ORDERS_UPDATED'] }),
    };
  const customer = id.includes('/Customer/') && rooms.customers.get(number);
  if (customer) {
    const tell = () =>
      emitStoreWebhook(sandbox, rooms, {
        topic: 'CUSTOMERS_UPDATE',
        body: customerBody(rooms.store, customer),
      });
    return { type: 'Customer', item: customer, tell };
  }
  const product =
    id.includes('/Product/') && [...rooms.products.values()].find((one) => String(one.id) === number);
  return product ? { type: 'Product', item: product, tell: () => undefined } : null;
}

/** Shopify's tags are the same in upper and lower case. */
function has(tags: string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
