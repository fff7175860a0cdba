import { money } from '../../money.ts';
import { productImageUrl, productUrl, storefrontUrl } from '../../store-links.ts';
import type { StoreCollection, StoreProduct } from '../../store.ts';
import { connection, type PageArguments } from '../connection.ts';
import { numberOfGid, type Resolver, type Asked } from '../resolver.ts';
import { fitsSearch } from '../search-query.ts';

type ListArguments = PageArguments & { query?: string | null; sortKey?: string | null };

/** Products and collections. */
export const productResolvers: Record<string, Resolver> = {
  products: (args: ListArguments, asked: Asked) => {
    const found = [...asked.records.products.values()].filter((product) =>
      fitsSearch(args.query, searchable(product)),
    );
    return connection(
      sorted(found, args.sortKey).map((product) => productNode(asked, product)),
      args,
    );
  },

  product: ({ id }: { id: string }, asked: Asked) => {
    const product = [...asked.records.products.values()].find((one) => String(one.id) === numberOfGid(id));
    return product ? productNode(asked, product) : null;
  },

  productsCount: (_args: never, { records }: Asked) => ({ count: records.products.size, precision: 'EXACT' }),

  collections: (args: ListArguments, asked: Asked) => {
    const found = [...asked.records.collections.values()].filter((one) =>
      fitsSearch(args.query, { title: [one.title], handle: [one.handle] }),
    );
    return connection(
      sorted(found, args.sortKey).map((one) => collectionNode(asked, one)),
      args,
    );
  },

  collection: ({ id }: { id: string }, asked: Asked) => {
    const collection = [...asked.records.collections.values()].find(
      (one) => String(one.id) === numberOfGid(id),
    );
    return collection ? collectionNode(asked, collection) : null;
  },
};

export function productNode({ sandbox, records: { store } }: Asked, product: StoreProduct) {
  const image = {
    id: `gid://shopify/ImageSource/${product.id}`,
    url: productImageUrl(sandbox, store.shop, product.handle),
    altText: product.title,
    width: 800,
    height: 800,
  };
  return {
    __typename: 'Product',
    id: `gid://shopify/Product/${product.id}`,
    legacyResourceId: String(product.id),
    title: product.title,
    handle: product.handle,
    description: product.description,
    descriptionHtml: `<p>${product.description}</p>`,
    status: 'ACTIVE',
    productType: product.productType,
    vendor: store.name,
    tags: product.tags,
    onlineStoreUrl: productUrl(sandbox, store.shop, product.handle),
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    publishedAt: product.createdAt,
    totalInventory: product.inventory,
    featuredImage: image,
    featuredMedia: {
      __typename: 'MediaImage',
      id: `gid://shopify/MediaImage/${product.id}`,
      alt: product.title,
      mediaContentType: 'IMAGE',
      image,
      preview: { image, status: 'READY' },
    },
    variants: (args: PageArguments) => connection([variantNode(product)], args),
  };
}

function variantNode(product: StoreProduct) {
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${product.variantId}`,
    legacyResourceId: String(product.variantId),
    title: 'Default Title',
    displayName: `${product.title} - Default Title`,
    sku: product.handle.toUpperCase(),
    price: money(product.priceCents),
    compareAtPrice: product.compareAtCents === null ? null : money(product.compareAtCents),
    availableForSale: product.inventory > 0,
    inventoryQuantity: product.inventory,
    position: 1,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
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
    products: (args: PageArguments) =>
      connection(
        products.map((product) => productNode(asked, product)),
        args,
      ),
  };
}

function searchable(product: StoreProduct) {
  return {
    id: [product.id],
    title: [product.title],
    handle: [product.handle],
    product_type: [product.productType],
    tag: product.tags,
    status: ['active'],
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
