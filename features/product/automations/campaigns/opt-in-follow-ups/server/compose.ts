import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { homePage } from '../../../rules/store-pages.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';

/** Returns the content of a welcome, which links to the shop's front page and has no values of its own. */
export async function compose(tx: Tx, _due: object, { shopId }: Composing): Promise<Draft> {
  const shop = await getShop(tx, shopId);
  return { values: {}, imageUrl: null, link: homePage(shop) };
}
