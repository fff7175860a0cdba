import { recommend } from '#features/product/recommendations/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DripSettings } from '../contract/drip-settings.ts';

/** The order that a product is recommended for. */
export interface PickQuestion {
  shopId: number;
  /** The campaign that recommends products. Each campaign may have separate recommendation rules. */
  specialType: 'orderReceipt' | 'crossSellWA';
  method: DripSettings['recommendationMethod'];
  orderedProductIds: readonly string[];
  /** Products that the shopper has from elsewhere. */
  boughtProductIds: readonly string[];
  limit: number;
}

export interface PickedProduct {
  productId: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  /** In minor units of the shop's currency. Null if the store gives no price. */
  priceMinor: number | null;
  /** The ordered product that it goes with. */
  because: string;
}

/** Returns products that go with an order, best first. */
export async function pickProducts(tx: Tx, question: PickQuestion): Promise<PickedProduct[]> {
  const recommended = await recommend(tx, question);
  return recommended.map(({ reason, productId, title, handle, imageUrl, priceMinor }) => ({
    productId,
    title,
    handle,
    imageUrl,
    priceMinor,
    because: reason.because.title,
  }));
}
