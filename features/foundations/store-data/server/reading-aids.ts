import { toMinorUnits } from '#platform/money/minor-units.ts';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import type { ReadingAids } from '../rules/read-checkout.ts';
import type { Shop } from './store-queries.ts';

/** What reading a shop's bodies needs to know about the shop. */
export function aidsOf({ currency, country: shopCountry }: Shop): ReadingAids {
  return {
    shopCurrency: currency,
    readPhone: (written, addressCountry) => readStorePhone(written, { shopCountry, addressCountry }),
    toMinorUnits,
  };
}
