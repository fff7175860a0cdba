import * as z from 'zod';
import { CustomerNode } from '#partners/shopify/bulk-operations.ts';
import { CollectionNode, ProductNode, VariantNode } from '#partners/shopify/catalogue-operations.ts';
import { LineNode, OrderNode } from '#partners/shopify/order-node.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { justBefore } from '../../rules/just-before.ts';
import { readProduct } from '../../rules/read-product.ts';
import { bodyParsersOf } from '../body-parsers.ts';
import { saveCollection } from '../catalogue/catalogue-queries.ts';
import { collectionRowOf } from '../catalogue/read-catalogue-pages.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { orderBodyOf, productBodyOf } from '../node-to-body.ts';
import type { Shop } from '../store-queries.ts';
import type { WholeObject } from './apply-lines.ts';
import { saveManyOrders } from './save-many-orders.ts';
import { storeCustomers } from './store-customers.ts';

interface PartReader {
  /** How many objects one transaction stores. */
  batchSize: number;
  /** True if the part's objects have no child lines, so that each is stored as it arrives. */
  isFlat?: true;
  save: (ctx: Context, tx: Tx, shop: Shop, objects: readonly WholeObject[]) => Promise<void>;
}

const Member = z.object({ id: z.string() });

/** How the objects of each part are stored. */
const PART_READERS: Readonly<Record<string, PartReader>> = {
  products: {
    batchSize: 200,
    async save(ctx, tx, shop, objects) {
      const reported = readAll(ctx, objects, ({ body, children }) => {
        const node = ProductNode.parse(body);
        const whole = productBodyOf(
          node,
          children.map((child) => VariantNode.parse(child)),
          false,
        );
        return readProduct(whole, new Date(node.updatedAt), bodyParsersOf(shop));
      });
      await saveProducts(tx, shop.shop_id, reported);
    },
  },
  collections: {
    batchSize: 20,
    async save(ctx, tx, shop, objects) {
      const reported = readAll(ctx, objects, ({ body, children }) => ({
        row: collectionRowOf(CollectionNode.parse(body)),
        productIds: children.flatMap((child) => /\/(\d+)$/.exec(Member.parse(child).id)?.[1] ?? []),
      }));
      for (const { row, productIds } of reported) await saveCollection(tx, shop.shop_id, row, productIds);
    },
  },
  customers: {
    batchSize: 500,
    isFlat: true,
    async save(ctx, tx, shop, objects) {
      await storeCustomers(
        ctx,
        tx,
        shop,
        readAll(ctx, objects, ({ body }) => CustomerNode.parse(body)),
      );
    },
  },
  orders: {
    batchSize: 250,
    async save(ctx, tx, shop, objects) {
      const reported = readAll(ctx, objects, ({ body, children }) => {
        const node = OrderNode.parse(body);
        const lines = children.map((child) => LineNode.parse(child));
        return { body: orderBodyOf(node, lines), triggeredAt: justBefore(node.updatedAt) };
      });
      await saveManyOrders(ctx, tx, shop, reported);
    },
  },
};

export function readerOf(part: string): PartReader {
  const reader = PART_READERS[part];
  if (!reader) throw new Error(`Nobody knows the part ${part}`);
  return reader;
}

/** An object that cannot be understood is skipped, like a webhook that is given up, and does not affect others. */
function readAll<Read>(
  { log }: Pick<Context, 'log'>,
  objects: readonly WholeObject[],
  read: (object: WholeObject) => Read,
): Read[] {
  return objects.flatMap((object) => {
    try {
      return [read(object)];
    } catch (error) {
      log.error(
        { err: error, lineNo: object.lineNo },
        'what the store answered was not understood; it is left out',
      );
      return [];
    }
  });
}
