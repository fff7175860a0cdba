import { toMinorUnits } from '#platform/money/minor-units.ts';
import { readStorePhone } from '#platform/phone/store-phone.ts';
import type { BodyParsers } from '../rules/read-checkout.ts';
import type { Shop } from './store-queries.ts';

/** Returns the currency and the parsers that are needed to read a shop's bodies. */
export function bodyParsersOf({ currency, country: shopCountry }: Shop): BodyParsers {
  return {
    shopCurrency: currency,
    readPhone: (written, addressCountry) => readStorePhone(written, { shopCountry, addressCountry }),
    toMinorUnits,
  };
}
