import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';
import { orNull } from './answer-parts.ts';
import { Id, Inventory, listOf } from './payloads/payload-fields.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

export const VariantNode = z.object({
  legacyResourceId: Id,
  title: orNull(z.string()),
  sku: orNull(z.string()),
  price: orNull(z.string()),
  compareAtPrice: orNull(z.string()),
  availableForSale: orNull(z.boolean()),
  inventoryQuantity: orNull(Inventory),
});
export type VariantNode = z.infer<typeof VariantNode>;

/** A product without its variants. */
export const ProductNode = z.object({
  legacyResourceId: Id,
  title: orNull(z.string()),
  handle: orNull(z.string()),
  status: orNull(z.string()),
  vendor: orNull(z.string()),
  productType: orNull(z.string()),
  tags: listOf(z.string()),
  publishedAt: orNull(z.string()),
  updatedAt: z.string(),
  featuredMedia: orNull(
    z.object({ preview: orNull(z.object({ image: orNull(z.object({ url: z.string() })) })) }),
  ),
});
export type ProductNode = z.infer<typeof ProductNode>;

export const PRODUCT_FIELDS = `legacyResourceId title handle status vendor productType tags publishedAt updatedAt featuredMedia { preview { image { url } } }`;
export const VARIANT_FIELDS = `legacyResourceId title sku price compareAtPrice availableForSale inventoryQuantity`;

/** This many, with this many variants each, stay below the maximum query cost. */
export const PRODUCTS_PER_PAGE = 15;
const VARIANTS_PER_PRODUCT = 50;

export const productPage = operation(
  `query Products($first: Int!, $after: String) { products(first: $first, after: $after, sortKey: UPDATED_AT) { nodes { ${PRODUCT_FIELDS} variants(first: ${VARIANTS_PER_PRODUCT}) { nodes { ${VARIANT_FIELDS} } pageInfo { hasNextPage endCursor } } } pageInfo { hasNextPage endCursor } } }`,
  z.object({
    products: z.object({
      nodes: listOf(
        ProductNode.extend({ variants: z.object({ nodes: listOf(VariantNode), pageInfo: PageInfo }) }),
      ),
      pageInfo: PageInfo,
    }),
  }),
);

/** A collection without its products. */
export const CollectionNode = z.object({
  id: z.string(),
  legacyResourceId: Id,
  title: orNull(z.string()),
  handle: orNull(z.string()),
  updatedAt: z.string(),
  image: orNull(z.object({ url: z.string() })),
});
export type CollectionNode = z.infer<typeof CollectionNode>;

export const COLLECTION_FIELDS = `id legacyResourceId title handle updatedAt image { url }`;

export const collectionPage = operation(
  `query Collections($first: Int!, $after: String) { collections(first: $first, after: $after) { nodes { ${COLLECTION_FIELDS} } pageInfo { hasNextPage endCursor } } }`,
  z.object({ collections: z.object({ nodes: listOf(CollectionNode), pageInfo: PageInfo }) }),
);

/** A page of a collection's products; null when the collection was deleted. */
export const collectionMembers = operation(
  `query CollectionMembers($id: ID!, $after: String) { collection(id: $id) { products(first: 250, after: $after) { nodes { legacyResourceId } pageInfo { hasNextPage endCursor } } } }`,
  z.object({
    collection: z
      .object({
        products: z.object({
          nodes: z.array(z.object({ legacyResourceId: Id })),
          pageInfo: PageInfo,
        }),
      })
      .nullable(),
  }),
);
