import { chooseLanguage, localeFor } from '#platform/language/languages.ts';
import { readerWith, type Reader } from '#platform/language/reader.ts';

/** What is known of the languages of a shop, as BCP 47 tags. */
interface ShopLanguages {
  /** The language in which its merchant last read the app. */
  merchant_locale: string | null;
  /** The language of its storefront. */
  locale: string | null;
}

/** Returns who reads what is written for a shop's merchant while nobody has the app open. */
export function readerOfShop({ merchant_locale: merchant, locale: storefront }: ShopLanguages): Reader {
  if (merchant !== null) return readerWith(merchant);
  const language = chooseLanguage(storefront === null ? [] : [storefront]);
  return { language, locale: localeFor(language, storefront ?? '') };
}
