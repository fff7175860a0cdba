import { privacyOf, type ShopFeatures } from './shop-privacy.ts';

/** Whether the visitor agrees to marketing and to analytics. Ask each time, because visitors can withdraw their consent. */
export async function mayTell(shop: ShopFeatures | undefined): Promise<boolean> {
  const privacy = await privacyOf(shop);
  if (!privacy) return privacy === null;
  return Boolean(privacy.marketingAllowed?.() && privacy.analyticsProcessingAllowed?.());
}
