import type * as z from 'zod';
import type { AdminClient } from '#partners/shopify/admin-client.ts';
import {
  PRODUCTS_PER_PAGE,
  collectionMembers,
  collectionPage,
  productPage,
  type CollectionNode,
} from '#partners/shopify/catalogue-operations.ts';
import type { Context } from '#platform/context.ts';
import { readProduct } from '../../rules/read-product.ts';
import { bodyParsersOf } from '../body-parsers.ts';
import { productBodyOf } from '../node-to-body.ts';
import { runPatiently } from '../run-patiently.ts';
import type { Shop } from '../store-queries.ts';
import {
  markCollectionDeleted,
  saveCollection,
  saveMembers,
  type CollectionRow,
} from './catalogue-queries.ts';
import { saveProducts } from './save-products.ts';

const COLLECTIONS_PER_PAGE = 100;

/** Reads all products of a store page by page; returns how many. Throws ShopifyError. */
export async function readProductPages(ctx: Context, client: AdminClient, shop: Shop): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const { products }: z.infer<typeof productPage.data> = await runPatiently(client, productPage, {
      first: PRODUCTS_PER_PAGE,
      after,
    });
    const reported = products.nodes.map(({ variants, ...node }) => {
      const body = productBodyOf(node, variants.nodes, variants.pageInfo.hasNextPage);
      return readProduct(body, new Date(node.updatedAt), bodyParsersOf(shop));
    });
    await ctx.db.transaction().execute((tx) => saveProducts(tx, shop.shop_id, reported));
    count += reported.length;
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
  return count;
}

/** Reads all collections of a store page by page, with all their products; returns how many. Throws ShopifyError. */
export async function readCollectionPages(ctx: Context, client: AdminClient, shop: Shop): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const { collections }: z.infer<typeof collectionPage.data> = await runPatiently(client, collectionPage, {
      first: COLLECTIONS_PER_PAGE,
      after,
    });
    for (const node of collections.nodes) {
      const row = collectionRowOf(node);
      await ctx.db.transaction().execute((tx) => saveCollection(tx, shop.shop_id, row, null));
      await readMembers(ctx, client, shop.shop_id, row.collectionId);
    }
    count += collections.nodes.length;
    after = collections.pageInfo.hasNextPage ? collections.pageInfo.endCursor : null;
  } while (after);
  return count;
}

/** Reads the products of a collection. Throws ShopifyError. */
export async function readMembers(
  ctx: Context,
  client: AdminClient,
  shopId: number,
  collectionId: string,
): Promise<void> {
  const id = `gid://shopify/Collection/${collectionId}`;
  const productIds: string[] = [];
  let after: string | null = null;
  do {
    const { collection }: z.infer<typeof collectionMembers.data> = await runPatiently(
      client,
      collectionMembers,
      {
        id,
        after,
      },
    );
    if (!collection) {
      const now = ctx.clock.now();
      await ctx.db.transaction().execute((tx) => markCollectionDeleted(tx, shopId, collectionId, now));
      return;
    }
    productIds.push(...collection.products.nodes.map((node) => node.legacyResourceId));
    after = collection.products.pageInfo.hasNextPage ? collection.products.pageInfo.endCursor : null;
  } while (after);
  await ctx.db.transaction().execute((tx) => saveMembers(tx, shopId, collectionId, productIds));
}

/** Converts a collection of the Admin API to its row. */
export function collectionRowOf(node: CollectionNode): CollectionRow {
  return {
    collectionId: node.legacyResourceId,
    title: node.title ?? '',
    handle: node.handle ?? '',
    imageUrl: node.image?.url ?? null,
    updatedAt: new Date(node.updatedAt),
  };
}
