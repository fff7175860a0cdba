/** Shopify's consent API; other stores have none. */
export interface ShopPrivacy {
  marketingAllowed?: () => boolean;
  analyticsProcessingAllowed?: () => boolean;
  preferencesProcessingAllowed?: () => boolean;
}
export interface ShopFeatures {
  customerPrivacy?: ShopPrivacy;
  loadFeatures?: (features: { name: string; version: string }[], then: (error?: unknown) => void) => void;
}

/** Returns the store's consent API: null outside Shopify, undefined when the store does not offer it. */
export async function privacyOf(shop: ShopFeatures | undefined): Promise<ShopPrivacy | null | undefined> {
  const load = shop?.loadFeatures;
  if (load && !shop.customerPrivacy) {
    await new Promise((resolve) => {
      load([{ name: 'consent-tracking-api', version: '0.1' }], resolve);
    });
  }
  return shop?.customerPrivacy ?? (load ? undefined : null);
}
