import { expect, type Page } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { addAtFirst, listenForComplaints } from './pill-fixture.ts';
import { showing, test } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

/** A page style that tries to break every other element, on a page with layers of its own. */
const STYLE = `
  * { all: unset !important; }
  :root { --strong: red; --ink: red; --alarm: red; --fit: 3; --size: 90px; --filled: 400px; --away: 0; --rise: 0; }
  *, *::before, *::after { color: red !important; font: 40px/3 cursive !important; transform: rotate(5deg) !important; }
  html, body { display: block !important; filter: blur(0) !important; }
  dialog, section, button, input, svg, div { display: none !important; visibility: hidden !important; opacity: 0.1 !important; }
  main { display: block !important; position: relative !important; z-index: 2147483647 !important; }
  .cover { display: block !important; visibility: visible !important; position: fixed !important; inset: 0 !important;
    z-index: 2147483647 !important; background: #fff !important; opacity: 1 !important; transform: none !important; }
`;

/** Changes that old or careless libraries make to JavaScript's built-in objects. */
const TAMPERING = `
  Array.prototype.toJSON = function () { return 'theirs'; };
  Object.prototype.extra = 'theirs';
  Array.prototype.extra = 'theirs';
  Element.prototype.remove = function () { this.hidden = true; };
  window.Symbol = window.Symbol; window.Map = window.Map;
  window.$ = () => { throw new Error('theirs'); };
  Array.from = (list) => { const all = []; for (let at = 0; at < list.length; at += 1) all.push(list[at]); return all; };
  addEventListener('DOMContentLoaded', () =>
    document.head.append(Object.assign(document.createElement('base'), { href: 'https://theirs.example/' })));
  window.name = 'theirs'; window.render = window.show = window.api = 'theirs';
`;

/**
 * Answers for the host of the changed base URL. The page's own images are requested there; so is its icon, which only a full
 * browser loads. Any other request to that host comes from our script, and fails.
 */
async function serveTheirImages(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" />';
  await page.route('https://theirs.example/**', (route) =>
    /\/store\/[^/]+\/images\//.test(route.request().url())
      ? route.fulfill({ contentType: 'image/svg+xml', body })
      : route.abort(),
  );
}

const offers = [10, 15, 20].map((percent) => ({
  key: `offer${percent}`,
  text: `${percent}% off`,
  weight: 1,
  discountCode: `WHEEL${percent}`,
  discountPercent: null,
  message: '',
}));
/** No colour is readable everywhere on this gradient, so the style sheet's own colours are used. */
const STEEP = { kind: 'gradient', from: '#FFFFFF', to: '#12304A', rotation: 90 };
const STAGES = [
  ['visualPopup', 'Get a 15% discount!', { behaviour: showing('time', 0), hasDiscount: false }],
  ['spinTheWheel', 'Spin the wheel', { behaviour: showing('time', 0), wheel: { offers }, background: STEEP }],
] as const;

/** Returns the look of a card: the position, colours and fonts of each element. */
function lookOf(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const { shadowRoot } = document.querySelector('[data-bellbird]');
    return [...shadowRoot.querySelectorAll('.stage *')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, display, visibility, opacity } = getComputedStyle(one);
      const place = [x, y, width, height].map(Math.round);
      return [one.tagName, ...place, color, backgroundColor, fontFamily, fontSize, display, visibility, opacity].join(' ');
    });
  })()`);
}

for (const [type, name, settings] of STAGES) {
  const dialog = (page: Page) => page.getByRole('dialog', { name });
  const calm = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

  test(`${type}: a hostile page style neither changes the card nor covers it, and the card does not change the page`, async ({
    shop,
    tools,
    page,
    context,
  }) => {
    await tools.only(type, 'WA', settings);
    await calm(page);
    await page.goto(shop.storeUrl);
    await expect(dialog(page)).toBeVisible();
    const look = await lookOf(page);
    const other = await context.newPage();
    await calm(other);
    await addAtFirst(other, 'style', { textContent: STYLE });
    await other.addInitScript(`addEventListener('DOMContentLoaded', () => {
      sessionStorage.clear();
      document.body.append(Object.assign(document.createElement('p'), { className: 'cover' }));
    })`);
    await other.goto(shop.storeUrl);
    await expect(dialog(other)).toBeVisible();
    expect(await lookOf(other)).toEqual(look);
    // Above the layer that covers the whole page: a click reaches the field.
    await dialog(other).getByLabel('WhatsApp number').click();
    const { violations } = await axeOf(other).include('[data-bellbird]').analyze();
    expect(violations).toEqual([]);
    await other.screenshot({ path: `test-results/${type}-on-a-hostile-page.png` });
    await other.close();
  });

  test(`${type}: a page that changes JavaScript’s built-in objects still signs people up`, async ({
    shop,
    tools,
    page,
    rows,
  }) => {
    const phone = type === 'visualPopup' ? '0151 23456795' : '0151 23456796';
    await tools.only(type, 'WA', settings);
    await calm(page);
    const complaints = listenForComplaints(page);
    await serveTheirImages(page);
    await page.addInitScript(TAMPERING);
    const counted = page.waitForRequest(/storefront\/events/);
    await page.goto(shop.storeUrl);
    const isWheel = type === 'spinTheWheel';
    if (isWheel) await expect(dialog(page).locator('[data-part=wheel]')).toContainText('15% off');
    await dialog(page).getByLabel('WhatsApp number').fill(phone);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    const { origin } = new URL(shop.storeUrl);
    const apply = page.getByRole('link', { name: 'Apply to my cart' });
    if (isWheel) await expect(apply).toHaveAttribute('href', new RegExp(`^${origin}/`));
    const event = (await counted).postDataJSON() as { events: { kind: string }[] };
    expect(event.events.map(({ kind }) => kind)).toContain('impression');
    expect(
      await rows('select 1 from subscribers where phone_e164 = $1', [
        phone.replace(/^0|\s/g, '').replace(/^/, '+49'),
      ]),
    ).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test(`${type}: a shop with a strict content security policy shows the card unchanged`, async ({
    shop,
    tools,
    page,
    context,
  }) => {
    await tools.only(type, 'WA', settings);
    await calm(page);
    await context.grantPermissions(['local-network-access']);
    const complaints = listenForComplaints(page);
    const { origin } = new URL(shop.environment.appUrl);
    const policy = `default-src 'none'; script-src 'unsafe-inline' ${origin}; style-src 'self'; img-src 'self'; connect-src ${origin}; form-action 'none'; require-trusted-types-for 'script'`;
    await page.route(shop.storeUrl, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto(shop.storeUrl);
    await expect(dialog(page)).toHaveCSS('border-radius', '16px');
    await dialog(page).getByLabel('WhatsApp number').fill('0151');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('does not look right');
    expect(complaints.filter((text) => /bellbird|storefront\/|shadow/.test(text))).toEqual([]);
  });
}

test('only one popup opens if storage is forbidden and the script is slow and included twice', async ({
  shop,
  tools,
  page,
}) => {
  await tools.only('visualPopup', 'WA', { behaviour: showing('time', 0) });
  await page.addInitScript(`
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError'); } });
  `);
  const complaints = listenForComplaints(page);
  const script = { async: true, src: `${shop.environment.appUrl}/storefront/bellbird.js` };
  await addAtFirst(page, 'script', { ...script, dataset: { pageId: 'demo.myshopify.com' } });
  await page.route('**/storefront/*.js', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await route.fulfill({ response });
  });
  await page.goto(shop.storeUrl);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a popup that waits for scrolling opens when the theme’s scrolling main part is scrolled', async ({
  shop,
  tools,
  page,
}) => {
  await tools.only('visualPopup', 'WA', { behaviour: showing('scroll', 60), hasDiscount: false });
  const whole = 'html, body { height: 100%; margin: 0; overflow: hidden }';
  const style = `${whole} main { height: 100vh; overflow: auto } main::after { content: ""; display: block; height: 4000px }`;
  await addAtFirst(page, 'style', { textContent: style });
  await page.goto(shop.storeUrl);
  // The script treats a page without a scrollbar as scrolled after a while. By now it would have done so.
  await page.evaluate('new Promise((done) => setTimeout(done, 2500))');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate('document.querySelector("main").scrollTo(0, 3500)');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the script waits until its page is visible, and shows nothing in a frame within the shop’s page', async ({
  shop,
  tools,
  page,
}) => {
  await tools.only('visualPopup', 'WA', { behaviour: showing('time', 0) });
  // The page is hidden, as in a background tab or a prerendered page. The consent interface fails too.
  await page.addInitScript(`
    if (window === top) Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    window.Shopify = { loadFeatures() { throw new Error('theirs'); } };
  `);
  const complaints = listenForComplaints(page);
  await page.goto(shop.storeUrl);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  await page.evaluate(
    'delete document.hidden; document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))',
  );
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.evaluate(`new Promise((resolve) => {
    sessionStorage.clear();
    document.body.append(Object.assign(document.createElement('iframe'), { src: location.href, onload: resolve }));
  })`);
  await page.waitForLoadState('networkidle');
  await expect(page.frameLocator('iframe').locator('[data-bellbird]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a theme that changes pages without loading them keeps the pill, and hides it on excluded pages', async ({
  shop,
  tools,
  page,
}) => {
  const pages = { include: [], exclude: [{ kind: 'contains', text: '/cart' }] };
  await tools.only('persistentPill', 'WA', { behaviour: { ...showing('allTime', null, 'left'), pages } });
  await page.goto(shop.storeUrl);
  const pill = page.getByRole('button', { name: 'Get offers on WhatsApp' });
  await expect(pill).toBeVisible();
  await page.evaluate('history.pushState(null, "", location.pathname + "/cart")');
  await expect(pill).toHaveCount(0);
  await page.goBack();
  await expect(pill).toBeVisible();
  await page.screenshot({ path: 'test-results/pill-at-the-left.png' });
  // A theme that replaces the whole body.
  await page.evaluate(
    'history.pushState(null, "", location.pathname + "/products/moss-mug"); document.body.replaceChildren()',
  );
  await page.evaluate(
    'history.pushState(null, "", location.pathname + "?page=2"); history.pushState(null, "", "/store/demo.myshopify.com/collections/all")',
  );
  await expect(pill).toBeVisible();
  // A theme that changes the URL first, and replaces the body once the next page has arrived.
  await page.evaluate(`new Promise((done) => {
    history.pushState(null, '', '/store/demo.myshopify.com/products/moss-mug');
    setTimeout(() => done(document.body.replaceChildren()), 300);
  })`);
  await expect(pill).toBeVisible();
});
