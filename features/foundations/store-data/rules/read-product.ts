import type { ProductFacts, VariantFacts } from '../contract/product-facts.ts';
import { findMoment, type BodyParsers } from './read-checkout.ts';
import { readTags } from './read-order.ts';

type Text = string | null | undefined;
type Count = number | null | undefined;

interface VariantBody {
  id: string;
  title?: Text;
  sku?: Text;
  price?: Text;
  compare_at_price?: Text;
  inventory_quantity?: Count;
  inventory_policy?: Text;
  /** Null if the store does not track it; missing in newer bodies. */
  inventory_management?: Text;
  /** Only the Admin API reports it. */
  available_for_sale?: boolean | null | undefined;
}

interface ProductBody {
  id: string;
  title?: Text;
  handle?: Text;
  status?: Text;
  vendor?: Text;
  product_type?: Text;
  tags?: Text;
  published_at?: Text;
  image?: { src?: Text } | null | undefined;
  images: readonly { src?: Text }[];
  variants: readonly VariantBody[];
  /** Whether there are more variants than the report lists. */
  has_more_variants?: boolean | undefined;
  updated_at?: Text;
}

/** A product as it was reported, and the time of the report. */
export interface ReportedProduct {
  facts: ProductFacts;
  /** False if other variants exist. Their stored rows then stay. */
  hasAllVariants: boolean;
  updatedAt: Date;
}

const LARGEST = 2 ** 31 - 1;
/** The most variants that a webhook contains. */
const MOST_SENT_VARIANTS = 100;
type Parsers = Pick<BodyParsers, 'shopCurrency' | 'toMinorUnits'>;

/** Converts a product's body to facts. */
export function readProduct(body: ProductBody, triggeredAt: Date, parsers: Parsers): ReportedProduct {
  const variants = body.variants.map((variant) => readVariant(variant, parsers));
  const counted = variants.flatMap(({ inventoryQuantity }) => inventoryQuantity ?? []);
  return {
    facts: {
      productId: body.id,
      title: body.title ?? '',
      handle: body.handle ?? '',
      status: (body.status ?? 'active').toLowerCase(),
      isPublished: Boolean(body.published_at),
      vendor: body.vendor || null,
      productType: body.product_type || null,
      tags: readTags(body.tags),
      imageUrl: body.image?.src ?? body.images[0]?.src ?? null,
      priceMinor: variants[0]?.priceMinor ?? null,
      isAvailable: variants.some(({ isAvailable }) => isAvailable),
      totalInventory: counted.length > 0 ? sumOf(counted) : null,
      isDeleted: false,
      variants,
    },
    hasAllVariants: !(body.has_more_variants ?? body.variants.length >= MOST_SENT_VARIANTS),
    updatedAt: findMoment(body.updated_at) ?? triggeredAt,
  };
}

/** Returns the sum, limited to what a column can hold. */
function sumOf(quantities: readonly number[]): number {
  const sum = quantities.reduce((total, quantity) => total + quantity, 0);
  return Math.max(-LARGEST, Math.min(LARGEST, sum));
}

function readVariant(body: VariantBody, parsers: Parsers): VariantFacts {
  const inventoryQuantity = isCounted(body) ? (body.inventory_quantity ?? null) : null;
  return {
    variantId: body.id,
    title: body.title ?? '',
    sku: body.sku || null,
    priceMinor: readPrice(body.price, parsers),
    compareAtMinor: readPrice(body.compare_at_price, parsers),
    inventoryQuantity,
    isAvailable:
      body.available_for_sale ??
      (inventoryQuantity === null || inventoryQuantity > 0 || body.inventory_policy === 'continue'),
  };
}

/** Untracked stock also has a number, but it means nothing. */
function isCounted(body: VariantBody): boolean {
  return body.inventory_management !== null && body.inventory_management !== '';
}

function readPrice(written: Text, { shopCurrency, toMinorUnits }: Parsers): number | null {
  return written && /^\d{1,12}(\.\d+)?$/.test(written) ? toMinorUnits(written, shopCurrency) : null;
}
