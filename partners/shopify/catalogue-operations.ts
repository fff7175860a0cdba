import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

export const VariantNode = z.object({
  legacyResourceId: z.coerce.string(),
  title: z.string(),
  sku: z.string().nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  availableForSale: z.boolean(),
  inventoryQuantity: z.number().nullable(),
});
export type VariantNode = z.infer<typeof VariantNode>;

/** A product without its variants. */
export const ProductNode = z.object({
  legacyResourceId: z.coerce.string(),
  title: z.string(),
  handle: z.string(),
  status: z.string(),
  vendor: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  featuredMedia: z
    .object({ preview: z.object({ image: z.object({ url: z.string() }).nullable() }).nullable() })
    .nullable(),
});
export type ProductNode = z.infer<typeof ProductNode>;

export const PRODUCT_FIELDS = `legacyResourceId title handle status vendor productType tags publishedAt updatedAt featuredMedia { preview { image { url } } }`;
export const VARIANT_FIELDS = `legacyResourceId title sku price compareAtPrice availableForSale inventoryQuantity`;

/** So many at once, with so many variants of each, stay below the most that a query may cost. */
export const PRODUCTS_PER_PAGE = 15;
const VARIANTS_PER_PRODUCT = 50;

export const productPage = operation(
  `query Products($first: Int!, $after: String) { products(first: $first, after: $after, sortKey: UPDATED_AT) { nodes { ${PRODUCT_FIELDS} variants(first: ${VARIANTS_PER_PRODUCT}) { nodes { ${VARIANT_FIELDS} } pageInfo { hasNextPage endCursor } } } pageInfo { hasNextPage endCursor } } }`,
  z.object({
    products: z.object({
      nodes: z.array(
        ProductNode.extend({ variants: z.object({ nodes: z.array(VariantNode), pageInfo: PageInfo }) }),
      ),
      pageInfo: PageInfo,
    }),
  }),
);

/** A collection without its products. */
export const CollectionNode = z.object({
  id: z.string(),
  legacyResourceId: z.coerce.string(),
  title: z.string(),
  handle: z.string(),
  updatedAt: z.string(),
  image: z.object({ url: z.string() }).nullable(),
});
export type CollectionNode = z.infer<typeof CollectionNode>;

export const COLLECTION_FIELDS = `id legacyResourceId title handle updatedAt image { url }`;

export const collectionPage = operation(
  `query Collections($first: Int!, $after: String) { collections(first: $first, after: $after) { nodes { ${COLLECTION_FIELDS} } pageInfo { hasNextPage endCursor } } }`,
  z.object({ collections: z.object({ nodes: z.array(CollectionNode), pageInfo: PageInfo }) }),
);

/** A page of the products of one collection; null when it is gone. */
export const collectionMembers = operation(
  `query CollectionMembers($id: ID!, $after: String) { collection(id: $id) { products(first: 250, after: $after) { nodes { legacyResourceId } pageInfo { hasNextPage endCursor } } } }`,
  z.object({
    collection: z
      .object({
        products: z.object({
          nodes: z.array(z.object({ legacyResourceId: z.coerce.string() })),
          pageInfo: PageInfo,
        }),
      })
      .nullable(),
  }),
);
