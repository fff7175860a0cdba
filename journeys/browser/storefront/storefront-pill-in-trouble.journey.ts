import { expect, type Page } from '@playwright/test';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import type { TestEnvironment } from '../../../tools/test-environment/start-environment.ts';
import { axeOf } from '../axe-of.ts';
import {
  test,
  SUBMIT,
  COMPLETED,
  pillOf,
  dialogOf,
  listenForComplaints,
  addAtFirst,
  watchShifts,
  shiftOf,
} from './pill-fixture.ts';

test.use({ environmentOf: 'storefront pill', isInstalled: true, reducedMotion: 'no-preference' });

test('a shop that allows only its own styles shows the pill unchanged', async ({ shop, page, context }) => {
  // The browser treats a page that the test answers for as one from another network.
  await context.grantPermissions(['local-network-access']);
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();
  const calm = await lookOfPill(page);
  const complaints = listenForComplaints(page);
  await page.route(shop.storeUrl, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();
  expect(await lookOfPill(page)).toEqual(calm);
  await pillOf(page).click();
  await expect(dialogOf(page)).toHaveCSS('position', 'absolute');
  await page.screenshot({ path: 'test-results/storefront-pill-with-a-strict-policy.png' });
  // The policy refuses style attributes of the demo's own pages, but not ours.
  expect(complaints.filter((text) => text.includes('bellbird') || text.includes('persistentPill'))).toEqual(
    [],
  );
});

/** A hostile page style, with a layout in which every child of the body takes part. */
const HOSTILE_STYLE = `
  * { all: unset; color: red !important; font-size: 40px !important; visibility: hidden !important; }
  button, input, section, div { display: none !important; }
  html, body, main, header, footer, h1, p, a { display: block !important; visibility: visible !important; }
  body { display: grid !important; gap: 60px; }
  body > * { opacity: 0.2 !important; transform: rotate(5deg) !important; pointer-events: none !important; }
`;

test('a hostile page style does not change the pill, and the pill does not change the page', async ({
  shop,
  page,
}) => {
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();
  const calm = await lookOfPill(page);
  await addAtFirst(page, 'style', { textContent: HOSTILE_STYLE });
  await watchShifts(page);
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();
  expect(await lookOfPill(page)).toEqual(calm);
  expect(await shiftOf(page)).toEqual({ unasked: 0, moved: [] });

  const pageLook = `JSON.stringify([...document.querySelectorAll('body *:not([data-bellbird])')].map((one) => {
    const { color, fontSize, fontFamily, display } = getComputedStyle(one);
    return [one.tagName, color, fontSize, fontFamily, display, one.getBoundingClientRect().toJSON()];
  }))`;
  const before = await page.evaluate(pageLook);
  await pillOf(page).click();
  await expect(dialogOf(page).getByLabel('WhatsApp number')).toBeFocused();
  await expect(dialogOf(page).getByRole('button', { name: SUBMIT })).toBeVisible();
  expect(await page.evaluate(pageLook)).toEqual(before);
  expect(await page.evaluate('document.adoptedStyleSheets.length')).toBe(0);
  expect(
    await page.evaluate('document.querySelectorAll("[data-bellbird] ~ *, [data-bellbird] > *").length'),
  ).toBe(0);
  await page.screenshot({ path: 'test-results/storefront-pill-on-a-hostile-page.png' });
});

test.describe('a theme that', () => {
  const ratio = (page: Page) =>
    page.evaluate(`new Promise((done) => {
      const pill = document.querySelector('[data-bellbird]').shadowRoot.querySelector('.pill');
      new IntersectionObserver(([seen]) => done(seen.intersectionRatio)).observe(pill);
    })`);

  for (const style of [
    'transform: translateX(0)',
    'filter: brightness(1)',
    'contain: paint',
    'will-change: transform',
  ])
    test(`gives the body ${style} keeps the pill in view`, async ({ shop, page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(shop.storeUrl);
      await expect(pillOf(page)).toBeVisible();
      // A drawer that moves the page aside sets such a style.
      await page.evaluate(`document.body.style.cssText = '${style}'`);
      await expect.poll(() => ratio(page)).toBe(1);
      await page.evaluate('scrollTo(0, 300)');
      expect(await ratio(page)).toBe(1);
      await pillOf(page).click();
      await expect(dialogOf(page).getByLabel('WhatsApp number')).toBeInViewport({ ratio: 1 });
    });

  test('replaces the body keeps the pill, and prints without a pill', async ({ shop, page }) => {
    await page.goto(shop.storeUrl);
    await expect(pillOf(page)).toBeVisible();
    await page.evaluate(`{
      const body = document.body.cloneNode(true);
      body.querySelector('[data-bellbird]').remove();
      document.body = body;
    }`);
    await expect(pillOf(page)).toHaveCount(1);
    await expect(pillOf(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(pillOf(page)).toBeHidden();
  });
});

test('text grows with the browser’s font size, whatever the page’s font size is', async ({ shop, page }) => {
  const sizeOf = async () => {
    await page.goto(shop.storeUrl);
    await pillOf(page).click();
    await expect(dialogOf(page)).toBeVisible();
    return page.evaluate<number[]>(`['h2', 'label', '.submit', '.consent'].map((part) => {
      const { shadowRoot } = document.querySelector('[data-bellbird]');
      return Number.parseFloat(getComputedStyle(shadowRoot.querySelector('dialog, .card').querySelector(part)).fontSize);
    })`);
  };
  const usual = await sizeOf();
  await addAtFirst(page, 'style', { textContent: 'html { font-size: 62.5% }' });
  expect(await sizeOf()).toEqual(usual);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await sizeOf()).toEqual(usual.map((px) => px * 2));
  await expect(dialogOf(page)).toHaveCSS('width', '720px');
  await page.screenshot({ path: 'test-results/storefront-pill-in-large-text.png' });
});

/** Returns the look of a pill, down to the pixel. */
function lookOfPill(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const host = document.querySelector('[data-bellbird]');
    const look = (one) => {
      const style = getComputedStyle(one);
      return Object.fromEntries([...style].filter((name) => !name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]));
    };
    const pill = host.shadowRoot.querySelector('button');
    return { host: look(host), pill: look(pill), place: pill.getBoundingClientRect().toJSON() };
  })()`);
}

test.describe('when the server is away', () => {
  test('the shop’s page works as if the script were not there', async ({ shop, page }) => {
    const complaints = listenForComplaints(page);
    await page.route(`${shop.environment.appUrl}/storefront/embed.js**`, (route) =>
      route.abort('connectionrefused'),
    );
    await page.goto(shop.storeUrl);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-bellbird]')).toHaveCount(0);
    await page
      .getByRole('link', { name: /Moss mug/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    // The browser itself logs what it could not load; a script cannot prevent that.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  test.describe('and part of the script is broken:', () => {
    for (const [part, answer] of [
      ['embed.js', { status: 503, body: 'busy' }],
      ['persistentPill_en.js', { status: 404, body: 'gone' }],
      ['tools', { status: 503, body: 'busy' }],
      ['tools', { status: 200, body: '<html>a gateway’s page</html>' }],
    ] as const) {
      test(`${part} with ${answer.status}`, async ({ shop, page }) => {
        const complaints = listenForComplaints(page);
        const missed = page.waitForResponse((one) => one.url().includes(`/storefront/${part}`));
        await page.route(`${shop.environment.appUrl}/storefront/${part}**`, (route) => route.fulfill(answer));
        // A link with a tool's test token makes the script request the document itself.
        await page.goto(part === 'tools' ? `${shop.storeUrl}?bellbird-test=a.1.b` : shop.storeUrl);
        await missed;
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[data-bellbird]')).toHaveCount(0);
        expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      });
    }
  });

  test('an opt-in that cannot be sent shows an error, and the next attempt succeeds', async ({
    shop,
    page,
  }) => {
    await page.goto(shop.storeUrl);
    await pillOf(page).click();
    await page.route('**/storefront/opt-ins', (route) => route.abort('connectionrefused'));
    await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456781');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toHaveText(/This did not go through/);
    await page.unroute('**/storefront/opt-ins');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(COMPLETED);
  });
});

test('a refusal by the server is shown in plain words', async ({ shop, page }) => {
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456782');
  await setPillActive(shop.environment, false);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('This offer is over.');
  await setPillActive(shop.environment, true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(COMPLETED);
});

test('an expired test link says so, even under a strict policy, and the shop’s own tools stay visible', async ({
  shop,
  page,
  context,
}) => {
  await context.grantPermissions(['local-network-access']);
  const address = `${shop.storeUrl}?bellbird-test=a.1.b`;
  const complaints = listenForComplaints(page);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { origin } = new URL(shop.environment.appUrl);
    const policy = `default-src 'none'; script-src 'unsafe-inline' ${origin}; connect-src ${origin}; require-trusted-types-for 'script'`;
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto(address);
  const note = page.getByRole('status').filter({ hasText: 'This link has expired' });
  await expect(note).toBeVisible();
  await expect(note).toHaveCSS('position', 'fixed');
  await expect(pillOf(page)).toBeVisible();
  expect(complaints.filter((text) => /thrown|bellbird\.js|try-out/.test(text))).toEqual([]);
  await page.screenshot({ path: 'test-results/test-link-that-is-none.png' });
});

test('a tool whose settings cannot be read is reported to the merchant, and shown to nobody', async ({
  shop,
  page,
  rows,
}) => {
  await rows(`update opt_in_tools set settings = settings || '{"layout": 5}' where type = 'persistentPill'`);
  await page.goto(`${shop.environment.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL(`${shop.environment.appUrl}/dashboard`);
  await page.goto(`${shop.environment.appUrl}/opt-in-tools-wa`);
  const card = page.getByRole('article', { name: 'Persistent pill' });
  await expect(card.getByRole('status')).toContainText('its settings cannot be read');
  const asked = page.waitForResponse((answer) => answer.url().includes('/storefront/embed.js'));
  await page.goto(shop.storeUrl);
  expect(await (await asked).text()).toContain('"tools":[]');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  await rows("update opt_in_tools set settings = settings - 'layout' where type = 'persistentPill'");
});

test('a consent text that changed meanwhile is shown before the shopper agrees', async ({
  shop,
  page,
  rows,
}) => {
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await rows(
    `update opt_in_tools set settings = jsonb_set(settings, '{consentWording}', '"I agree to the new words."') where is_active`,
  );
  // The page counts as open since yesterday.
  await rows("update tool_wordings set replaced_at = replaced_at - interval '2 days'");
  await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456784');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('alert')).toHaveText(/The words below have changed/);
  await expect(dialogOf(page)).toContainText('I agree to the new words.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(COMPLETED);
  const [proof] = await rows('select wording from consent_ledger order by recorded_at desc limit 1');
  expect(proof).toEqual({ wording: 'I agree to the new words.' });
});

test('a shopper in a flood of sign-ups is informed about one more step, and can come back to it', async ({
  shop,
  page,
  rows,
}) => {
  await rows('update tool_days set opt_ins = opt_ins + 500');
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456785');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('One more step');
  await expect(page.getByRole('status')).not.toContainText(COMPLETED);
  expect(await page.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href')).toContain('/wa.me/');
  const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
  expect(violations).toEqual([]);
  await page.screenshot({ path: 'test-results/storefront-pill-in-a-flood.png' });
  await rows('update tool_days set opt_ins = opt_ins - 500');
  expect(await page.evaluate(`JSON.parse(localStorage.getItem('bellbird')).optedIn`)).toEqual([]);
});

async function setPillActive(environment: TestEnvironment, active: boolean): Promise<void> {
  const api = `${environment.appUrl}/database/api/optinTools`;
  const { body } = await environment.merchant.get(`${api}/getPopups?pageId=${DEMO_SHOP}`);
  const [pill] = (body as { popups: { id: string }[] }).popups;
  await environment.merchant.post(`${api}/changeActive`, { id: pill?.id, active });
}

test('a page without HTTPS and storage that includes the script twice still shows one pill', async ({
  shop,
  page,
}) => {
  // Browsers lack these on pages without HTTPS, and for people who forbid storage.
  await page.addInitScript(`
    delete Crypto.prototype.randomUUID;
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('forbidden', 'SecurityError'); } });
  `);
  const complaints = listenForComplaints(page);
  const script = { async: true, src: `${shop.environment.appUrl}/storefront/bellbird.js` };
  await addAtFirst(page, 'script', { ...script, dataset: { pageId: DEMO_SHOP } });
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-bellbird]')).toHaveCount(1);
  await pillOf(page).click();
  await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456783');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(COMPLETED);
  expect(complaints).toEqual([]);
});
