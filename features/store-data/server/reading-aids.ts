import { toMinorUnits } from '#platform/money/minor-units.ts';
import { toE164 } from '#platform/phone/phone-number.ts';
import type { ReadingAids } from '../rules/read-checkout.ts';
import type { Shop } from './store-queries.ts';

/** What reading a shop's bodies needs to know of the shop. */
export function aidsOf(shop: Shop): ReadingAids {
  return { shopCurrency: shop.currency, shopCountry: shop.country, toE164, toMinorUnits };
}
