import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { persistentPill } from '#features/opt-in-tools/tools/persistent-pill/definition.ts';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import type { World } from '../../tools/world/start-world.ts';
import { axeOf } from './axe-of.ts';
import { test as worldTest } from './world-fixture.ts';

interface Shop {
  world: World;
  storeUrl: string;
  /** What is counted of the shop's one tool, all time. */
  counts: () => Promise<{ impressions: number; opens: number; dismissals: number; opt_ins: number }>;
}

/** A world in which the demo shop has the app and its pill is on. */
const test = worldTest.extend<object, { shop: Shop }>({
  shop: [
    async ({ world, rows }, use) => {
      const counts = async () => {
        const sum = async (name: string) => {
          const [row] = await rows(`select coalesce(sum(${name}), 0)::int as sum from tool_days`);
          return Number(row?.['sum']);
        };
        return {
          impressions: await sum('impressions'),
          opens: await sum('opens'),
          dismissals: await sum('dismissals'),
          opt_ins: await sum('opt_ins'),
        };
      };
      await use({ world, counts, storeUrl: `${world.sandboxUrl}/store/${DEMO_SHOP}` });
    },
    { scope: 'worker' },
  ],
});

test.use({ worldOf: 'storefront pill', isInstalled: true });

const {
  title: PILL,
  submitText: SUBMIT,
  completedTitle: COMPLETED,
} = persistentPill.defaultSettings('Wren & Willow');
const pillOf = (page: Page) => page.getByRole('button', { name: PILL });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: PILL });

test('the script is small: 8 KB with its pill, of which every page loads little more than the first', () => {
  const onTheWire = (name: string) =>
    brotliCompressSync(readFileSync(new URL(`../../.build/storefront/${name}`, import.meta.url))).length;
  const loader = onTheWire('bellbird.js');
  // It was 1,024 until it had to know whoever may be followed on products.
  expect(loader).toBeLessThanOrEqual(1128);
  expect(loader + onTheWire('persistentPill.js')).toBeLessThanOrEqual(8 * 1024);
});

test('the script leaves nothing behind among the names of the page', () => {
  const script = readFileSync(new URL('../../.build/storefront/bellbird.js', import.meta.url), 'utf8');
  const page = createContext({ document: { currentScript: null } });
  // What it declared for the whole page could not be declared again.
  for (let nth = 0; nth < 2; nth += 1) runInContext(script, page);
  expect(Object.keys(page)).toEqual(['document']);
});

test('a shopper who uses the keyboard alone opts in, is counted once, and is left in peace', async ({
  shop,
  page,
}) => {
  const complaints = listenForComplaints(page);
  await watchShifts(page);
  const before = await shop.counts();
  await page.goto(shop.storeUrl);
  await expect(pillOf(page)).toBeVisible();

  await test.step('Tab leads to the pill, Enter opens it, Escape closes it and gives the focus back', async () => {
    await tabTo(page, PILL);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByLabel('WhatsApp number')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(pillOf(page)).toBeFocused();
  });

  await test.step('A wrong number is told, and the focus is where it can be corrected', async () => {
    await page.keyboard.press('Enter');
    const number = dialogOf(page).getByLabel('WhatsApp number');
    await expect(number).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toContainText('does not look right');
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    // Shaped like a number, and none that exists: only the server knows.
    await number.fill('+1 555 0100');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('alert')).toContainText('does not look right');
    await expect(number).toBeFocused();
  });

  await page.screenshot({ path: 'test-results/storefront-pill-with-a-wrong-number.png' });
  await test.step('Everything in the open card can be read out', async () => {
    const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
    expect(violations).toEqual([]);
    const policy = dialogOf(page).getByRole('link', { name: 'Privacy policy' });
    expect(await policy.getAttribute('href')).toBe(`/store/${DEMO_SHOP}/policies/privacy-policy`);
  });

  await test.step('The right number opts her in, and what became of it has the focus', async () => {
    await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456780');
    await tabTo(page, SUBMIT);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(COMPLETED);
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toContainText('if you stopped our messages before');
    const link = page.getByRole('link', { name: 'Open WhatsApp' });
    expect(await link.getAttribute('href')).toMatch(/\/wa\.me\/\d+\?text=Yes%2C%20send%20me/);
    const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
    expect(violations).toEqual([]);
    await page.screenshot({ path: 'test-results/storefront-pill-completed.png' });
    await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(pillOf(page)).toHaveCount(0);
  });

  await test.step('Nothing on the page has moved, and nobody complained but about the refused number', async () => {
    expect(await shiftOf(page)).toEqual({ unasked: 0, moved: [] });
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  await test.step('She never sees the pill again', async () => {
    const asked = page.waitForResponse((answer) => answer.url().includes('/storefront/tools'));
    await page.goto(`${shop.storeUrl}/products/moss-mug`);
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  });

  await test.step('One impression, two openings, one dismissal and one opt-in are counted', async () => {
    await expect.poll(shop.counts, { timeout: 10_000 }).toEqual({
      impressions: before.impressions + 1,
      opens: before.opens + 2,
      dismissals: before.dismissals + 1,
      opt_ins: before.opt_ins + 1,
    });
  });
});

test('Escape closes the card from the page behind it, which keeps the focus', async ({ shop, page }) => {
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await expect(dialogOf(page).getByLabel('WhatsApp number')).toBeFocused();
  const cart = page.getByRole('link', { name: 'Cart' });
  await cart.focus();
  // What a part of the page does with its own Escape is that part's.
  await page.evaluate(
    `document.activeElement.addEventListener('keydown', (event) => event.preventDefault(), { once: true })`,
  );
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(pillOf(page)).toBeVisible();
  await expect(cart).toBeFocused();
});

test('who hides the pill does not see it again before the next session', async ({ shop, page, context }) => {
  await page.goto(shop.storeUrl);
  await page.getByRole('button', { name: 'Hide this' }).click();
  await expect(pillOf(page)).toHaveCount(0);
  const asked = page.waitForResponse((answer) => answer.url().includes('/storefront/tools'));
  await page.goto(`${shop.storeUrl}/products/moss-mug`);
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  const later = await context.newPage();
  await later.goto(shop.storeUrl);
  await expect(pillOf(later)).toBeVisible();
  await later.close();
});

test('a shop that allows no styles but its own shows the pill as it is', async ({ shop, page, context }) => {
  // A page that is answered for by the test counts as one from elsewhere.
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
  await expect(dialogOf(page)).toHaveCSS('position', 'fixed');
  await page.screenshot({ path: 'test-results/storefront-pill-with-a-strict-policy.png' });
  // What the demo's own pages write into style attributes is refused; ours is not.
  expect(complaints.filter((text) => text.includes('bellbird') || text.includes('persistentPill'))).toEqual(
    [],
  );
});

test('one who looks, opens and goes is one impression and one opening', async ({ shop, page }) => {
  const before = await shop.counts();
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  // The beacon goes out with the page, not with a timer alone.
  await page.goto('about:blank');
  await expect
    .poll(shop.counts, { timeout: 10_000 })
    .toEqual({ ...before, impressions: before.impressions + 1, opens: before.opens + 1 });
});

/** What a page of a shop can do to others, and a layout in which every child of the body takes part. */
const HOSTILE_STYLE = `
  * { all: unset; color: red !important; font-size: 40px !important; visibility: hidden !important; }
  button, input, section, div { display: none !important; }
  html, body, main, header, footer, h1, p, a { display: block !important; visibility: visible !important; }
  body { display: grid !important; gap: 60px; }
  body > * { opacity: 0.2 !important; transform: rotate(5deg) !important; pointer-events: none !important; }
`;

test('a page whose style is at war with everything neither reaches the pill nor is reached', async ({
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

/** What a pill looks like, down to the pixel. */
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
  test('the shop’s page works as if there were no script', async ({ shop, page }) => {
    const complaints = listenForComplaints(page);
    await page.route(`${shop.world.appUrl}/storefront/tools**`, (route) => route.abort('connectionrefused'));
    await page.goto(shop.storeUrl);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-bellbird]')).toHaveCount(0);
    await page
      .getByRole('link', { name: /Moss mug/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    // The browser itself notes what could not be loaded; a script cannot keep it from doing so.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  test.describe('each part of it', () => {
    for (const [part, answer] of [
      ['the document', { status: 503, body: 'busy' }],
      ['the document', { status: 200, body: '<html>a gateway’s page</html>' }],
      ['the pill', { status: 404, body: 'gone' }],
    ] as const) {
      test(`${part} with ${answer.status}`, async ({ shop, page }) => {
        const complaints = listenForComplaints(page);
        const path = part === 'the pill' ? 'persistentPill.js' : 'tools**';
        const missed = page.waitForResponse((one) =>
          one.url().includes(`/storefront/${path.replace('**', '')}`),
        );
        await page.route(`${shop.world.appUrl}/storefront/${path}`, (route) => route.fulfill(answer));
        await page.goto(shop.storeUrl);
        await missed;
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[data-bellbird]')).toHaveCount(0);
        expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      });
    }
  });

  test('an opt-in that cannot be sent is told, and the next try goes through', async ({ shop, page }) => {
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

test('a refusal of the server is said in its own words', async ({ shop, page }) => {
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await dialogOf(page).getByLabel('WhatsApp number').fill('0151 23456782');
  await setPillActive(shop.world, false);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    'This opt-in tool is switched off, so nothing was recorded.',
  );
  await setPillActive(shop.world, true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(COMPLETED);
});

test('a tool whose settings cannot be read is told to the merchant, and shown to nobody', async ({
  shop,
  page,
  rows,
}) => {
  await rows(`update opt_in_tools set settings = settings || '{"title": 5}'`);
  await page.goto(`${shop.world.appUrl}/auth/shopify?shop=${DEMO_SHOP}`);
  await page.waitForURL(`${shop.world.appUrl}/dashboard`);
  await page.goto(`${shop.world.appUrl}/opt-in-tools-wa`);
  const card = page.getByRole('article', { name: 'Persistent pill' });
  await expect(card.getByRole('status')).toContainText('its settings cannot be read');
  const asked = page.waitForResponse((answer) => answer.url().includes('/storefront/tools'));
  await page.goto(shop.storeUrl);
  expect(await (await asked).json()).toMatchObject({ tools: [] });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-bellbird]')).toHaveCount(0);
  await rows('update opt_in_tools set settings = settings || $1', [{ title: PILL }]);
});

test('words that are changed meanwhile are shown before they are agreed to', async ({ shop, page, rows }) => {
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  await rows(
    `update opt_in_tools set settings = jsonb_set(settings, '{consentWording}', '"I agree to the new words."')`,
  );
  // As if the page had been open since yesterday.
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

test('in a flood a shopper is told of the one step more, and may come back to it', async ({
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

async function setPillActive(world: World, active: boolean): Promise<void> {
  const api = `${world.appUrl}/database/api/optinTools`;
  const { body } = await world.merchant.get(`${api}/getPopups?pageId=${DEMO_SHOP}`);
  const [pill] = (body as { popups: { id: string }[] }).popups;
  await world.merchant.post(`${api}/changeActive`, { id: pill?.id, active });
}

test('a page without https, without storage and with the script twice still shows one pill', async ({
  shop,
  page,
}) => {
  // Browsers keep these from pages without https, and from people who forbid storage.
  await page.addInitScript(`
    delete Crypto.prototype.randomUUID;
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('forbidden', 'SecurityError'); } });
  `);
  const complaints = listenForComplaints(page);
  const script = { async: true, src: `${shop.world.appUrl}/storefront/bellbird.js` };
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

test('who asked for less motion sees none; on a phone the card fits', async ({ shop, page }) => {
  const motion = `getComputedStyle(document.querySelector('[data-bellbird]').shadowRoot.querySelector('.card')).animationName`;
  await page.goto(shop.storeUrl);
  await pillOf(page).click();
  expect(await page.evaluate(motion)).toBe('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 480 });
  await page.reload();
  await pillOf(page).click();
  expect(await page.evaluate(motion)).toBe('none');
  const card = await dialogOf(page).boundingBox();
  expect(card?.x).toBeGreaterThanOrEqual(0);
  expect(card?.y).toBeGreaterThanOrEqual(0);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(card?.x).toBe(320 - (card?.x ?? 0) - (card?.width ?? 0));
  await dialogOf(page).getByRole('button', { name: SUBMIT }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: 'test-results/storefront-pill-on-a-small-phone.png' });
});

/** Everything that a page throws or logs as an error. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** Puts an element of the shop's own into the head of every page, before anything else of it is there. */
async function addAtFirst(page: Page, tag: string, properties: object): Promise<void> {
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const { dataset, ...rest } = ${JSON.stringify(properties)};
    const element = Object.assign(document.createElement('${tag}'), rest);
    Object.assign(element.dataset, dataset);
    document.head.prepend(element);
  }).observe(document, { childList: true, subtree: true });`);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.shift = { unasked: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (!hadRecentInput) window.shift.unasked += value;
        for (const { node } of sources) {
          // Without a node it is a word on the pill that became another.
          if (node) window.shift.moved.push(node.nodeName + '.' + node.className);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** How far things moved that nobody asked to move (the browser's CLS), and what of the page moved at all. */
function shiftOf(page: Page): Promise<unknown> {
  return page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shift), 50)))',
  );
}

/** Presses Tab until what has that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = `(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one?.textContent;
  })()`;
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await page.evaluate(focused)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
