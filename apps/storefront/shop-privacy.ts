/** What stores on Shopify know of a visitor's consent; elsewhere there is none to ask. */
export interface ShopPrivacy {
  marketingAllowed?: () => boolean;
  analyticsProcessingAllowed?: () => boolean;
  preferencesProcessingAllowed?: () => boolean;
}
export interface ShopFeatures {
  customerPrivacy?: ShopPrivacy;
  loadFeatures?: (features: { name: string; version: string }[], then: (error?: unknown) => void) => void;
}

/** What the store knows of it: null where there is no such store, undefined where it does not tell. */
export async function privacyOf(shop: ShopFeatures | undefined): Promise<ShopPrivacy | null | undefined> {
  const load = shop?.loadFeatures;
  if (load && !shop.customerPrivacy) {
    await new Promise((resolve) => {
      load([{ name: 'consent-tracking-api', version: '0.1' }], resolve);
    });
  }
  return shop?.customerPrivacy ?? (load ? undefined : null);
}
