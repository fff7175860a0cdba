import { Browser } from './browser.ts';

export const DEMO_SHOP = 'demo.myshopify.com';
/** A phone number as people write it. */
export const SUPPORT_NUMBER = '+49 1521 5550100';

interface Addresses {
  appUrl: string;
  sandboxUrl: string;
}

/**
 * Installs the app on the sandbox's demo shop, gives the shop a support number, and switches its pill on, with the same
 * requests as a merchant's browser. Does nothing if the app and the store both know the installation. Throws on an
 * unexpected response.
 */
export async function seedDemoShop({ appUrl, sandboxUrl }: Addresses): Promise<void> {
  if (await isDemoShopInstalled({ appUrl, sandboxUrl })) return;
  const browser = new Browser();
  await install(browser, appUrl);
  await finishOnboarding(browser, appUrl);
  await chooseFree(browser, appUrl);
  await giveSupportNumber(browser, appUrl);
  await switchPillOn(browser, appUrl);
}

/**
 * Returns whether both the store and the app know the installation. The sandbox's store may have the app while the app
 * does not know the store, because its data folder was deleted or a login was interrupted.
 */
export async function isDemoShopInstalled({ appUrl, sandboxUrl }: Addresses): Promise<boolean> {
  const shop = await new Browser().get(`${sandboxUrl}/control/shops/${DEMO_SHOP}`);
  if ((shop.body as { installed?: boolean }).installed !== true) return false;
  const tools = await fetch(`${appUrl}/storefront/tools?pageId=${DEMO_SHOP}`);
  await tools.body?.cancel();
  return tools.ok;
}

async function install(browser: Browser, appUrl: string): Promise<void> {
  const consentPage = await browser.get(`${appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  const callback = await browser.post(consentPage.redirectTo());
  const home = await browser.get(callback.redirectTo());
  home.redirectTo();
}

/**
 * Does what the onboarding does between its first and second step: gives the shop a placeholder for a Facebook page.
 */
async function finishOnboarding(browser: Browser, appUrl: string): Promise<void> {
  await browser.post(`${appUrl}/database/api/user/master`, {
    pageId: 'BSFBdemo',
    shopUrl: DEMO_SHOP,
    profileName: 'Wren & Willow',
    onBoardingInit: true,
  });
}

/** Chooses the free plan, as the plan dialog does after the onboarding. */
async function chooseFree(browser: Browser, appUrl: string): Promise<void> {
  await browser.post(`${appUrl}/database/api/changePlan`, { shopURL: DEMO_SHOP, plan: 'Free' });
}

/** Sets the support number, without which WhatsApp campaigns cannot be on. */
async function giveSupportNumber(browser: Browser, appUrl: string): Promise<void> {
  await browser.post(`${appUrl}/database/api/setWAAttributes`, {
    pageId: DEMO_SHOP,
    attributes: { globalSupport: '49-15215550100' },
  });
}

async function switchPillOn(browser: Browser, appUrl: string): Promise<void> {
  const answer = await browser.get(`${appUrl}/database/api/optinTools/getPopups?pageId=${DEMO_SHOP}`);
  const { popups } = answer.body as { popups: { id: string; type: string }[] };
  const pill = popups.find(({ type }) => type === 'persistentPill');
  if (!pill) throw new Error('the shop has no pill to switch on');
  await browser.post(`${appUrl}/database/api/optinTools/changeActive`, { id: pill.id, active: true });
}
