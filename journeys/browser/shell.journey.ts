import { expect, type Page } from '@playwright/test';
import { test } from './world-fixture.ts';

test.use({ worldOf: 'shell' });

test.describe.configure({ mode: 'serial' });

test('a new shop goes from its first visit through the onboarding to its dashboard', async ({
  world,
  page,
}) => {
  await test.step('A link that names the store begins its login', async () => {
    await page.goto(`${world.appUrl}/settings?shopUrl=demo.myshopify.com`);
    await page.getByRole('button', { name: 'Install app' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/onboarding`);
  });

  await test.step('It is welcomed, and may play the pictures of its own shoppers, and pause them', async () => {
    // Whoever asked for less motion, as these stories do, begins with pictures that stand still.
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.getByRole('button', { name: /Show the reminder/ }).click();
    await expect(page.getByText('They leave a cart behind, and hear from you.')).toBeVisible();
    await expect(
      page.getByRole('figure', { name: /WhatsApp chat with Wren & Willow/ }).first(),
    ).toBeVisible();
    await page.goto(`${world.appUrl}/dashboard`);
    await expect(page).toHaveURL(`${world.appUrl}/onboarding`);
    await page.getByRole('button', { name: "Let's Get Started" }).click();
  });

  await test.step('The theme editor is one link away, and a reload stays at the step', async () => {
    await expect(page.getByRole('heading', { name: 'Just one more step' })).toBeVisible();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    const link = page.getByRole('link', { name: 'Enable Extension' });
    await expect(link).toHaveAttribute('href', /admin\/themes\/current\/editor\?context=apps&activateAppId=/);
    await expect(page.getByText('Does your theme take no app embeds?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the line for your theme' })).toBeVisible();
    await expect(
      page.getByText(`/storefront/embed.js?pageId=demo.myshopify.com" data-page-id="demo.myshopify.com"`),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Just one more step' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('The campaigns that there are can be switched on, and there is a way back', async () => {
    await expect(page.getByText('App is ready!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Abandoned cart',
      'Product abandonment',
      'Welcome',
      'Shipping notification',
    ]);
    await expect(page.getByRole('figure', { name: /WhatsApp chat/ })).toContainText('Warenkorb');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    // Its messages show the support number, which every shop gives once.
    const support = { pageId: 'demo.myshopify.com', attributes: { globalSupport: '49-15215550101' } };
    const given = await page.request.post(`${world.appUrl}/database/api/setWAAttributes`, {
      data: support,
      headers: { origin: world.appUrl },
    });
    expect(given.status()).toBe(200);
    await page.getByRole('switch', { name: 'Abandoned cart' }).press('Space');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('So can the tools, and the page opens where the link led: it asks for a plan', async () => {
    for (const channel of ['WhatsApp', 'Facebook'])
      await expect(page.getByRole('switch', { name: `${channel} chat widget` })).toBeVisible();
    await page.getByRole('switch', { name: 'Persistent pill' }).press('Space');
    await expect(page.getByText('On', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: "Let's Go!" }).click();
    await expect(page).toHaveURL(`${world.appUrl}/settings`);
    const plans = page.getByRole('dialog', { name: 'Please select a plan below to continue' });
    const free = plans.getByRole('listitem', { name: 'Free', exact: true });
    const reloaded = page.waitForEvent('load');
    await free.getByRole('button', { name: 'Select Plan' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Bellbird, to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect(page.getByText('Get started')).toBeHidden();
  });
});

test('the gates lead everyone to where they may be', async ({ world, page }) => {
  await logIn(page, world.appUrl);

  await test.step('An unknown path is a 404 with a way back; a trailing slash is cut', async () => {
    await page.goto(`${world.appUrl}/nowhere/`);
    await expect(page).toHaveURL(`${world.appUrl}/nowhere`);
    await expect(page.getByRole('heading', { name: 'Are you lost?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sender health' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
    await page.goto(`${world.appUrl}/onboarding`);
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
  });

  await test.step('A phone shows the dashboard, until its owner wants all pages', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${world.appUrl}/settings`);
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
    await expect(page.getByText('Open the app on desktop to use all the features of the app.')).toBeVisible();
    // What is far down comes when one gets there.
    await page.setViewportSize({ width: 390, height: 4000 });
    await expect(page.getByRole('region', { name: 'Auto campaigns', exact: true })).toBeVisible();
    const server = await page.getByRole('main').getByRole('link').all();
    for (const door of server) expect(await door.getAttribute('href')).toMatch(/^(#|\/dashboard)/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Show all pages here' }).click();
    const head = page.getByRole('heading', { name: 'Dashboard', level: 1 });
    const before = await head.boundingBox();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await head.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Plans & Pricing' }).click();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.getByRole('button', { name: 'Close the plans' }).click();
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('link', { name: 'Settings' }).click();
    // The settings have a navigation of their own.
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate("localStorage.removeItem('bellbird-all-pages-on-phone')");
  });

  await test.step('A window that is narrowed covers its page, and gives it back as it was', async () => {
    await page.goto(`${world.appUrl}/settings`);
    const number = page.getByRole('textbox', { name: 'Number', exact: true });
    await number.fill('1521 5550');
    await page.setViewportSize({ width: 590, height: 900 });
    await expect(page.getByRole('heading', { name: 'This page needs a wider window' })).toBeVisible();
    await expect(number).toBeHidden();
    await expect(page).toHaveURL(`${world.appUrl}/settings`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(number).toHaveValue('1521 5550');
  });

  await test.step('Leaving is held while something is unsaved', async () => {
    await page.goto(`${world.appUrl}/help`);
    await page.goto(`${world.appUrl}/gallery`);
    await page.getByRole('button', { name: 'Change something' }).click();
    const way = page.getByRole('link', { name: 'Leave for the dashboard' });
    await way.click();
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(page).toHaveURL(`${world.appUrl}/gallery`);
    await expect(way).toBeFocused();
    await page.getByRole('link', { name: 'Leave for the dashboard' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
  });
});

test('the menu shows where one is, on every width', async ({ world, page }) => {
  await logIn(page, world.appUrl);

  await test.step('In a rail of icons no two dashboards are alike, and a lock shows', async () => {
    await page.setViewportSize({ width: 720, height: 900 });
    for (const name of ['Dashboard', 'WhatsApp Dashboard', 'Facebook Dashboard'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('title', name);
    const locked = page.getByRole('button', { name: /Customer Support/ });
    await expect(locked.locator('svg').last()).toBeVisible();
    await locked.click();
    await page.getByRole('button', { name: 'Close the plans' }).click();
    await expect(locked).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('The menu and its keys lead to the messages, and the tab says so at once', async () => {
    await page.route(/messages-page.*\.js$/, async (route) => {
      await expect(page).toHaveTitle('Messages · Bellbird');
      await route.continue();
    });
    await page.goto(`${world.appUrl}/help`);
    await expect(page.getByRole('heading', { name: 'Help Centre' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Pages' });
    await expect(menu.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Sender health' }).click();
    await expect(page.getByRole('heading', { name: 'Sender health', level: 1 })).toBeVisible();
  });

  await test.step('The keys are listed over the page, and / is the page’s search', async () => {
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    const search = page.getByRole('searchbox').first();
    await expect(search).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(keys).toContainText('Find anything');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
  });

  await test.step('Anything is found from the bar on top', async () => {
    await page.getByRole('button', { name: 'Find' }).click();
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('Help and Logout are in view in both bars of a laptop', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [top, side] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Pages' })];
    for (const way of [
      top.getByRole('link', { name: 'Help Center' }),
      top.getByRole('button', { name: 'Logout' }),
      side.getByRole('link', { name: 'Help Centre' }),
      side.getByRole('button', { name: 'Logout' }),
    ])
      await expect(way).toBeInViewport({ ratio: 1 });
  });

  await test.step('The help opens beside the page', async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Help Centre' }).click();
    const help = await opening;
    await expect(help.getByRole('heading', { name: 'Help Centre' })).toBeVisible();
    await help.close();
  });
});

test('nobody is logged out, or left without the app, without a word', async ({ world, page }) => {
  await logIn(page, world.appUrl);

  await test.step('A logout asks too, and one that fails says so', async () => {
    await page.goto(`${world.appUrl}/settings`);
    const number = page.getByRole('textbox', { name: 'Number', exact: true });
    await number.fill('1521 5550');
    const logOut = page.getByRole('banner').getByRole('button', { name: 'Logout' });
    await logOut.click();
    await page.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(number).toHaveValue('1521 5550');
    await page.reload();
    await expect(number).toBeVisible();
    await page.route('**/auth/logout', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'r-7' } }),
    );
    await number.fill('1521 5550');
    await logOut.click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`${world.appUrl}/dashboard`);
    const failed = page.getByRole('alert').filter({ hasText: 'You are still logged in' });
    await expect(failed).toContainText('Reference: r-7');
    await page.unroute('**/auth/logout');
  });

  await test.step('An app that does not load says why, and loads again', async () => {
    const path = '**/auth/login/success';
    const answer = { status: 500, json: { error: { code: 'INTERNAL', requestId: 'r-8' } } };
    await page.route(path, (route) => route.fulfill(answer));
    // As the server sends the page when it cannot tell who is logged in.
    await page.route(`${world.appUrl}/settings`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script id="boot".*<\/script>/, '');
      await route.fulfill({ response, body });
    });
    await page.goto(`${world.appUrl}/settings`);
    await expect(page.getByRole('heading', { name: 'Something Went Wrong!' })).toBeVisible();
    await expect(page.getByText('Reference: r-8')).toBeVisible();
    await page.unroute(path);
    await page.unroute(`${world.appUrl}/settings`);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  await test.step('A logout in another tab is noticed here, and the page is kept for the next login', async () => {
    await page.goto(`${world.appUrl}/settings`);
    const other = await page.context().newPage();
    await other.goto(`${world.appUrl}/dashboard`);
    await other.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await other.close();
    await logIn(page, world.appUrl);
    await expect(page).toHaveURL(`${world.appUrl}/settings`);
  });
});

async function logIn(page: Page, appUrl: string): Promise<void> {
  await page.goto(appUrl);
  await page.getByRole('textbox', { name: /store address/i }).fill('demo');
  await page.getByRole('button', { name: 'Login with Shopify' }).click();
  await page.waitForURL(new RegExp(`^${appUrl}/(dashboard|settings)`));
}
