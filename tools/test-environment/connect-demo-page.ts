import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { logInWithFacebook, openShop, post, type Shop } from './channels-client.ts';

/** The demo shop's Facebook page. */
export const PAGE_ID = '112233445566778';

/**
 * Opens the demo shop with its Facebook page, or with another page of its owner, for tests that create data by API
 * calls.
 */
export async function connectPage(appUrl: string, pageId = PAGE_ID): Promise<Shop> {
  const shop = await openShop(appUrl, DEMO_SHOP);
  const { body } = await post(shop, '/getPages', await logInWithFacebook(shop));
  const granted = (body as { id: string; access_token: string }[]).find(({ id }) => id === pageId);
  await post(shop, '/database/api/user/master', {
    pageId,
    shopUrl: DEMO_SHOP,
    pageAccessToken: granted?.access_token,
  });
  return shop;
}
