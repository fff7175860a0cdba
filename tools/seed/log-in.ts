import { Browser } from './browser.ts';
import { DEMO_SHOP } from './seed-demo-shop.ts';

/** Logs a browser in as the demo shop's merchant. */
export async function logIn(appUrl: string): Promise<Browser> {
  const browser = new Browser();
  const consentPage = await browser.get(`${appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  const callback = await browser.post(consentPage.redirectTo());
  await browser.get(callback.redirectTo());
  return browser;
}
