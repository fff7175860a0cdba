import { listOtherShops } from '#features/foundations/sessions/server/other-shops-api.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { CopyTarget } from '#platform/copies/copy-kind.ts';
import type { Tx } from '#platform/database/database.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { fill } from '#platform/language/reader.ts';
import { describeStoreRefusal } from '../rules/describe-copy.ts';
import { storeRefusal } from '../rules/store-refusal.ts';
import { texts } from '../texts/all.ts';

/** The session as it would be in the target store, or why the person cannot copy there. */
export type FoundTarget = { session: MerchantSession; shopName: string } | { sentence: string };

/**
 * Finds a store by its address, as it is at this moment for this person. The sentence is the same for a store that does
 * not exist and for one that the person does not belong to.
 */
export async function findTarget(
  ctx: Context,
  session: MerchantSession,
  toShopUrl: string,
): Promise<FoundTarget> {
  const [found] = await listOtherShops(ctx.db, session, { now: ctx.clock.now(), shopUrl: toShopUrl });
  if (!found) return { sentence: fill(texts.stores.unknown, { address: toShopUrl }) };
  const refusal = storeRefusal(found.session);
  return refusal === null ? found : { sentence: describeStoreRefusal(refusal, found.shopName) };
}

/** Reads what a kind needs to know about the target store. */
export async function readTarget(tx: Tx, shopId: number): Promise<CopyTarget> {
  const { name, shop_url: shopUrl, currency, country, locale } = await getShop(tx, shopId);
  return { shopId, shopUrl, shopName: name, currency, country, locale };
}
