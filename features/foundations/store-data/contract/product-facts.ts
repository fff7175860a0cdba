export interface VariantFacts {
  variantId: string;
  title: string;
  sku: string | null;
  /** In minor units of the shop's currency; null if the store gives none. */
  priceMinor: number | null;
  /** The earlier price of a reduced variant. */
  compareAtMinor: number | null;
  /** Null if the store does not track the stock. */
  inventoryQuantity: number | null;
  isAvailable: boolean;
}

export interface ProductFacts {
  productId: string;
  title: string;
  /** The product's name in the store's addresses. */
  handle: string;
  /** `active`, `draft` or `archived`. */
  status: string;
  isPublished: boolean;
  vendor: string | null;
  productType: string | null;
  tags: string[];
  imageUrl: string | null;
  /** The price of the first variant. */
  priceMinor: number | null;
  /** Whether any variant can be bought. */
  isAvailable: boolean;
  /** The stock of all variants. Null if the store does not track it. */
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
