import { recommend } from '#features/product/recommendations/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DripSettings } from '../contract/drip-settings.ts';

/** For which order something is to be recommended. */
export interface PickQuestion {
  shopId: number;
  /** The campaign that recommends; its rules, where the merchant made any, are its own. */
  specialType: 'orderReceipt' | 'crossSellWA';
  method: DripSettings['recommendationMethod'];
  orderedProductIds: readonly string[];
  /** What the shopper has from elsewhere. */
  boughtProductIds: readonly string[];
  limit: number;
}

export interface PickedProduct {
  productId: string;
  title: string;
  handle: string;
  imageUrl: string | null;
  /** In minor units of the shop's currency; null where the store tells none. */
  priceMinor: number | null;
  /** The ordered product that it goes with. */
  because: string;
}

/** What goes with an order, best first. */
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
