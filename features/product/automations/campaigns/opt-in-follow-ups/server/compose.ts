import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { homePage } from '../../../rules/store-pages.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';

/** Returns the content of a welcome message, which links to the shop's home page and has no values. */
export async function compose(tx: Tx, _due: object, { shopId }: Composing): Promise<Draft> {
  const shop = await getShop(tx, shopId);
  return { values: {}, imageUrl: null, link: homePage(shop) };
}
