import { privacyOf, type ShopFeatures } from './shop-privacy.ts';

/** Whether the visitor agrees to marketing and analytics. Ask each time, because consent can be withdrawn. */
export async function mayTrack(shop: ShopFeatures | undefined): Promise<boolean> {
  const privacy = await privacyOf(shop);
  if (!privacy) return privacy === null;
  return Boolean(privacy.marketingAllowed?.() && privacy.analyticsProcessingAllowed?.());
}
