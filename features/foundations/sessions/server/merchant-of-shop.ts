import type { Selectable } from 'kysely';
import type { Shops } from '#database/schema/rows.ts';
import type { ShopOnFacebook } from '#features/foundations/channels/server/index.ts';
import type { PlanDetails } from '#features/foundations/plans/contract/plan.ts';
import { isOldStore } from '#features/foundations/plans/server/index.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Merchant, WhoIsLoggedIn } from '../contract/session-calls.ts';

interface Parts {
  facebook: ShopOnFacebook;
  plan: PlanDetails;
  settings: Settings;
  who: WhoIsLoggedIn;
}

/** Returns the merchant in the shape that the API sends. */
export function toMerchant(shop: Selectable<Shops>, { facebook, plan, settings, who }: Parts): Merchant {
  // A removed page stays stored, but no longer belongs to the shop.
  const page = facebook.page?.removed_at === null ? facebook.page : null;
  const isOld = isOldStore(shop.plan_name);
  return {
    shopUrl: shop.shop_url,
    shopName: shop.name,
    shopDomain: shop.domain,
    shopEmail: shop.email,
    shopCurrency: shop.currency,
    shopTimeZone: shop.time_zone,
    shopCountry: shop.country,
    pageId: shop.shop_url,
    pageIdFB: facebook.pageId,
    pageName: page?.page_name ?? null,
    pagePic: page?.page_picture_url ?? null,
    profileName: page?.profile_name ?? null,
    profilePic: page?.profile_picture_url ?? null,
    fbStatus: facebook.fbStatus,
    fbConnected: facebook.fbConnected,
    hasFBSubscribed: shop.has_facebook_subscriber,
    newUser: facebook.fbStatus === 'onboard',
    chargeStatus: {
      status: plan.status,
      ...(plan.confirmationUrl && {
        confirmation_url: plan.confirmationUrl,
        confirmationUrl: plan.confirmationUrl,
      }),
    },
    planDetails: plan,
    planDetailsV1: plan,
    isOldStore: isOld,
    channel: isOld ? 'FB' : 'WA',
    isDevelopment: settings.clockOffsetFile !== null,
    hasSupportChat: settings.support.chatwoot !== null,
    helpUrl: settings.support.helpUrl,
    ...who,
  };
}
