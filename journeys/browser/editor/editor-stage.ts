import type { Page } from '@playwright/test';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { logInWithFacebook, openShop, post, type Shop } from '../../../tools/world/channels-merchant.ts';

/** The demo shop's Facebook page. */
export const PAGE_ID = '112233445566778';

/** The demo shop with its Facebook page, for what is planted by calls. */
export async function connectPage(appUrl: string): Promise<Shop> {
  const shop = await openShop(appUrl, DEMO_SHOP);
  const { body } = await post(shop, '/getPages', await logInWithFacebook(shop));
  const granted = (body as { id: string; access_token: string }[]).find(({ id }) => id === PAGE_ID);
  await post(shop, '/database/api/user/master', {
    pageId: PAGE_ID,
    shopUrl: DEMO_SHOP,
    pageAccessToken: granted?.access_token,
  });
  return shop;
}

/** The merchant's browser, logged in. */
export async function logIn(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/?shopUrl=demo`);
  await page.waitForURL(`${appUrl}/dashboard`);
}

/** Puts the cursor on the last button of a name, however one came there, and presses Enter. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await button.focus();
  await page.keyboard.press('Enter');
}
