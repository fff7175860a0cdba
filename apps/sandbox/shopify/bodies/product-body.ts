import type { Sandbox } from '../../core/sandbox.ts';
import { money } from '../money.ts';
import { productImageUrl } from '../store-links.ts';
import { storeTime } from '../store-time.ts';
import type { Store, StoreProduct, StoreVariant } from '../store.ts';

const PICTURE = { width: 800, height: 800 };

/** The body of `products/create` and `products/update`. */
export function productBody(sandbox: Sandbox, store: Store, product: StoreProduct) {
  const time = (moment: string | null) => storeTime(moment, store.timeZone);
  const image = imagePart(sandbox, store, product);
  return {
    admin_graphql_api_id: `gid://shopify/Product/${product.id}`,
    body_html: `<p>${product.description}</p>`,
    created_at: time(product.createdAt),
    handle: product.handle,
    id: product.id,
    product_type: product.productType,
    published_at: time(product.publishedAt),
    template_suffix: null,
    title: product.title,
    updated_at: time(product.updatedAt),
    vendor: store.name,
    status: product.status.toLowerCase(),
    published_scope: 'web',
    tags: product.tags.join(', '),
    variants: product.variants.map((variant, index) => variantPart(store, product, { variant, index })),
    options: [
      {
        name: product.optionName,
        id: product.id + 1,
        product_id: product.id,
        position: 1,
        values: product.variants.map(({ title }) => title),
      },
    ],
    images: [image],
    image,
    media: [mediaPart(sandbox, store, product)],
    variant_gids: product.variants.map(({ id }) => ({
      admin_graphql_api_id: `gid://shopify/ProductVariant/${id}`,
      updated_at: product.updatedAt,
    })),
    has_variants_that_requires_components: false,
    category: null,
  };
}

function variantPart(
  store: Store,
  product: StoreProduct,
  { variant, index }: { variant: StoreVariant; index: number },
) {
  return {
    admin_graphql_api_id: `gid://shopify/ProductVariant/${variant.id}`,
    barcode: null,
    compare_at_price: variant.compareAtCents === null ? null : money(variant.compareAtCents),
    created_at: storeTime(product.createdAt, store.timeZone),
    id: variant.id,
    inventory_policy: 'deny',
    position: index + 1,
    price: money(variant.priceCents),
    product_id: product.id,
    sku: product.handle.toUpperCase(),
    taxable: true,
    title: variant.title,
    updated_at: storeTime(product.updatedAt, store.timeZone),
    option1: variant.title,
    option2: null,
    option3: null,
    image_id: null,
    inventory_item_id: variant.id,
    inventory_quantity: variant.inventory,
    old_inventory_quantity: variant.inventory,
  };
}

function imagePart(sandbox: Sandbox, store: Store, product: StoreProduct) {
  const at = storeTime(product.createdAt, store.timeZone);
  return {
    id: product.id,
    alt: product.title,
    position: 1,
    product_id: product.id,
    created_at: at,
    updated_at: at,
    admin_graphql_api_id: `gid://shopify/ProductImage/${product.id}`,
    ...PICTURE,
    src: productImageUrl(sandbox, store.shop, product.handle),
    variant_ids: [],
  };
}

function mediaPart(sandbox: Sandbox, store: Store, product: StoreProduct) {
  const at = storeTime(product.createdAt, store.timeZone);
  return {
    id: product.id,
    product_id: product.id,
    position: 1,
    created_at: at,
    updated_at: at,
    alt: product.title,
    status: 'READY',
    media_content_type: 'IMAGE',
    preview_image: {
      ...PICTURE,
      src: productImageUrl(sandbox, store.shop, product.handle),
      status: 'READY',
    },
    variant_ids: [],
    admin_graphql_api_id: `gid://shopify/MediaImage/${product.id}`,
  };
}
