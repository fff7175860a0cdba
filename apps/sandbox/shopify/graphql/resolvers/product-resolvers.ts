import { money } from '../../money.ts';
import { isPublished, totalInventory } from '../../products/variants.ts';
import { productImageUrl, productUrl, storefrontUrl } from '../../store-links.ts';
import type { StoreCollection, StoreProduct, StoreRecords, StoreVariant } from '../../store.ts';
import { connection, connectionOf, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { searchFor } from '../search-query.ts';

type ListArguments = PageArguments & { query?: string | null; sortKey?: string | null };

/** Resolvers for products and collections. */
export const productResolvers: Record<string, Resolver> = {
  products: (args: ListArguments, asked: Asked) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.products.values()].filter((product) => fits(searchable(product)));
    return connectionOf(sorted(found, args.sortKey), (product) => productNode(asked, product), args);
  },

  product: ({ id }: { id: string }, asked: Asked) => findProductNode(asked, id),

  productVariant: ({ id }: { id: string }, asked: Asked) => findVariantNode(asked, id),

  productsCount: (_args: never, { records }: Asked) => ({ count: records.products.size, precision: 'EXACT' }),

  collections: (args: ListArguments, asked: Asked) => {
    const fits = searchFor(args.query);
    const found = [...asked.records.collections.values()].filter((one) =>
      fits({ title: [one.title], handle: [one.handle] }),
    );
    return connectionOf(sorted(found, args.sortKey), (one) => collectionNode(asked, one), args);
  },

  collection: ({ id }: { id: string }, asked: Asked) => {
    const collection = [...asked.records.collections.values()].find(
      (one) => String(one.id) === numberOfGid(id),
    );
    return collection ? collectionNode(asked, collection) : null;
  },
};

export function findProductNode(asked: Asked, id: string) {
  const product = [...asked.records.products.values()].find((one) => String(one.id) === numberOfGid(id));
  return product ? productNode(asked, product) : null;
}

export function findVariantNode(asked: Asked, gid: string) {
  const found = findVariant(asked.records, gid);
  return found ? variantNode(asked, found.product, found.variant) : null;
}

/** Returns the variant with that id, and its product. */
export function findVariant(
  { products }: StoreRecords,
  gid: string,
): { product: StoreProduct; variant: StoreVariant } | null {
  for (const product of products.values()) {
    const variant = product.variants.find(({ id }) => String(id) === numberOfGid(gid));
    if (variant) return { product, variant };
  }
  return null;
}

export function productNode(asked: Asked, product: StoreProduct) {
  const { store, collections } = asked.records;
  const isSeen = isPublished(product);
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${product.id}`,
    legacyResourceId: String(product.id),
    title: product.title,
    handle: product.handle,
    description: product.description,
    descriptionHtml: `<p>${product.description}</p>`,
    status: product.status,
    productType: product.productType,
    vendor: store.name,
    tags: product.tags,
    onlineStoreUrl: isSeen ? productUrl(asked.sandbox, store.shop, product.handle) : null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    publishedAt: product.publishedAt,
    publishedOnCurrentPublication: isSeen,
    publishedOnPublication: isSeen,
    totalInventory: totalInventory(product),
    tracksInventory: true,
    hasOnlyDefaultVariant: product.variants.length === 1,
    hasOutOfStockVariants: product.variants.some(({ inventory }) => inventory <= 0),
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    options: [
      {
        id: `gid://shopify/ProductOption/${product.id + 1}`,
        name: product.optionName,
        position: 1,
        values: product.variants.map(({ title }) => title),
      },
    ],
    ...pictures(asked, product),
    variants: (args: PageArguments) =>
      connection(
        product.variants.map((variant) => variantNode(asked, product, variant)),
        args,
      ),
    collections: (args: PageArguments) =>
      connectionOf(
        [...collections.values()].filter(({ productHandles }) => productHandles.includes(product.handle)),
        (one) => collectionNode(asked, one),
        args,
      ),
  };
}

function pictures({ sandbox, records: { store } }: Asked, product: StoreProduct) {
  const image = {
    id: `gid://shopify/ImageSource/${product.id}`,
    url: productImageUrl(sandbox, store.shop, product.handle),
    altText: product.title,
    width: 800,
    height: 800,
  };
  return {
    featuredImage: image,
    featuredMedia: {
      __typename: 'MediaImage',
      id: `gid://shopify/MediaImage/${product.id}`,
      alt: product.title,
      mediaContentType: 'IMAGE',
      image,
      preview: { image, status: 'READY' },
    },
  };
}

export function variantNode(asked: Asked, product: StoreProduct, variant: StoreVariant) {
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${variant.id}`,
    legacyResourceId: String(variant.id),
    title: variant.title,
    displayName: `${product.title} - ${variant.title}`,
    sku: product.handle.toUpperCase(),
    barcode: null,
    price: money(variant.priceCents),
    compareAtPrice: variant.compareAtCents === null ? null : money(variant.compareAtCents),
    availableForSale: variant.inventory > 0,
    inventoryQuantity: variant.inventory,
    sellableOnlineQuantity: variant.inventory,
    inventoryPolicy: 'DENY',
    inventoryItem: {
      id: `gid://shopify/InventoryItem/${variant.id}`,
      legacyResourceId: String(variant.id),
      sku: product.handle.toUpperCase(),
      tracked: true,
    },
    selectedOptions: [{ name: product.optionName, value: variant.title }],
    position: product.variants.indexOf(variant) + 1,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    image: null,
    product: () => productNode(asked, product),
  };
}

function collectionNode(asked: Asked, collection: StoreCollection) {
  const { sandbox, records } = asked;
  const products = collection.productHandles.flatMap((handle) => records.products.get(handle) ?? []);
  return {
    __typename: 'Collection',
    id: `gid://shopify/Collection/${collection.id}`,
    legacyResourceId: String(collection.id),
    title: collection.title,
    handle: collection.handle,
    description: collection.description,
    descriptionHtml: `<p>${collection.description}</p>`,
    updatedAt: collection.updatedAt,
    image: products[0]
      ? { url: productImageUrl(sandbox, records.store.shop, products[0].handle), altText: collection.title }
      : null,
    onlineStoreUrl: `${storefrontUrl(sandbox, records.store.shop)}/collections/${collection.handle}`,
    productsCount: { count: products.length, precision: 'EXACT' },
    products: (args: PageArguments) => connectionOf(products, (product) => productNode(asked, product), args),
  };
}

function searchable(product: StoreProduct) {
  return {
    id: [product.id],
    title: [product.title],
    handle: [product.handle],
    product_type: [product.productType],
    tag: product.tags,
    sku: [product.handle.toUpperCase()],
    status: [product.status.toLowerCase()],
    published_status: [isPublished(product) ? 'published' : 'unpublished'],
    inventory_total: [totalInventory(product)],
    updated_at: [product.updatedAt],
    created_at: [product.createdAt],
  };
}

function sorted<Item extends { id: number; title: string; updatedAt: string }>(
  items: Item[],
  sortKey?: string | null,
): Item[] {
  if (sortKey === 'TITLE') return items.toSorted((a, b) => a.title.localeCompare(b.title));
  if (sortKey === 'UPDATED_AT')
    return items.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt) || a.id - b.id);
  return items.toSorted((a, b) => a.id - b.id);
}
