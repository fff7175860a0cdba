export interface VariantFacts {
  variantId: string;
  title: string;
  sku: string | null;
  /** In the shop's currency's minor units; null where the store says none. */
  priceMinor: number | null;
  /** What it cost before, where it is reduced. */
  compareAtMinor: number | null;
  /** Null where the store does not count. */
  inventoryQuantity: number | null;
  isAvailable: boolean;
}

export interface ProductFacts {
  productId: string;
  title: string;
  /** Its name in the store's addresses. */
  handle: string;
  /** `active`, `draft` or `archived`. */
  status: string;
  isPublished: boolean;
  vendor: string | null;
  productType: string | null;
  tags: string[];
  imageUrl: string | null;
  /** Of its first variant. */
  priceMinor: number | null;
  /** Whether any variant can be bought. */
  isAvailable: boolean;
  /** Over all variants; null where the store does not count. */
  totalInventory: number | null;
  isDeleted: boolean;
  variants: VariantFacts[];
}

/** A product as a list shows it. */
export type ProductSummary = Omit<ProductFacts, 'variants'>;

export interface CollectionFacts {
  collectionId: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  productCount: number;
}
