import type { Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { Merchant } from '../contract/session-calls.ts';

/** A page id that begins so is a placeholder, not a Facebook page; document 1, section 3. */
const PLACEHOLDER_PAGE = 'BSFB';

/** The merchant as the wire names it. */
export function toMerchant(shop: Selectable<Shops>): Merchant {
  const fbConnected = !shop.facebook_page_id.startsWith(PLACEHOLDER_PAGE);
  return {
    shopUrl: shop.shop_url,
    shopName: shop.name,
    shopDomain: shop.domain,
    shopEmail: shop.email,
    shopCurrency: shop.currency,
    shopTimeZone: shop.time_zone,
    pageId: shop.shop_url,
    pageIdFB: fbConnected ? shop.facebook_page_id : null,
    fbStatus: 'connected',
    fbConnected,
    chargeStatus: { status: shop.charge_status as Merchant['chargeStatus']['status'] },
    planDetails: { plan: shop.plan_name, features: {} },
  };
}
