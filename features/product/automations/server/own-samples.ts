import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Language } from '#features/product/flows/contract/language.ts';
import { chooseLanguages } from '#features/product/flows/rules/flow/choose-languages.ts';
import type { OwnSamples } from '#features/product/flows/rules/flow/sample-filling.ts';
import type { Tx } from '#platform/database/database.ts';
import { readableNumber } from '../rules/readable-number.ts';
import { findShownProduct } from './product-queries.ts';

/** A shop's own values for messages before they are filled for a person. */
export interface ShopSamples extends Pick<OwnSamples, 'product'> {
  /**
   * Returns the shop's values for campaigns of a type. `support` replaces the support number that the type may have of
   * its own.
   */
  shopFor: (type: string, support?: string) => OwnSamples['shop'];
  /** The language of the shop's country. */
  language: Language;
}

export async function readShopSamples(tx: Tx, shopId: number): Promise<ShopSamples> {
  const { name, currency, country } = await getShop(tx, shopId);
  const row = await tx
    .selectFrom('whatsapp_attributes')
    .select('attributes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  const set: Record<string, unknown> = row ? Object(row.attributes) : {};
  const setting = (attribute: string) => (typeof set[attribute] === 'string' ? set[attribute] : '');
  return {
    product: await findShownProduct(tx, shopId),
    language: chooseLanguages({ locale: null, country })[0] ?? 'en',
    shopFor: (type, support) => {
      const own = support ?? setting(`${type}Support`);
      return {
        name: setting('shopName') || name,
        supportNumber: readableNumber(/\d-\d+$/.test(own) ? own : setting('globalSupport')),
        currency,
      };
    },
  };
}
