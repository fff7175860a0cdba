import { expect, type Page } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { listenForComplaints, shiftOf, watchShifts } from './pill-fixture.ts';
import { focused, showing, test, withChat } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

const PICTURE = '/store/demo.myshopify.com/images/wooden-wren.svg';
const at = (seconds: number) => ({ behaviour: showing('time', seconds) });
const pictured = { image: { imageSource: 'URL', url: PICTURE, alt: 'A wooden wren' } };
const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Get a 15% discount!' });
const clean = async (page: Page) => {
  const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
  expect(violations).toEqual([]);
};

test.describe('a popup', () => {
  for (const layout of ['modalImageAtTop', 'modalImageBehind', 'modalImageAtRight'])
    test(`${layout} opens automatically, keeps the focus, and never opens again after Escape`, async ({
      shop,
      tools,
      page,
    }) => {
      await tools.only('visualPopup', 'WA', { ...at(1), ...pictured, layout });
      const complaints = listenForComplaints(page);
      await watchShifts(page);
      // Set before the popup opens, however slow the machine is.
      await page.addInitScript(
        `addEventListener('DOMContentLoaded', () => document.querySelector('a[href$="/cart"]').focus())`,
      );
      await page.goto(shop.storeUrl);
      await expect(popupOf(page)).toBeVisible();
      await expect(popupOf(page)).toBeFocused();
      await clean(page);
      await page.screenshot({ path: `test-results/popup-${layout}.png` });
      const seen = new Set<string>();
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        seen.add(await focused(page));
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['phone', 'Privacy policy', 'Keep me posted', 'Close']),
      );
      expect([...seen].filter((name) => name.includes('Moss mug'))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toHaveCount(0);
      expect(await focused(page)).toContain('Cart');
      expect(await shiftOf(page)).toEqual({ unasked: 0, moved: [] });
      expect(complaints).toEqual([]);
      // The events of the page before are sent by now.
      await page.goto('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      // This popup would open immediately.
      await tools.only('visualPopup', 'WA', { ...at(0), layout });
      await page.goto(shop.storeUrl);
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.includes('/storefront/') && !path.includes('/store/'))).toEqual([
        '/storefront/embed.js',
      ]);
    });

  test('is a card at the bottom on a phone, and its code is applied to the cart', async ({
    shop,
    tools,
    page,
    rows,
  }) => {
    const discount = { kind: 'fixed', code: 'WREN15', percent: 15 };
    const submitText = 'Keep me posted about all that is new';
    const open = { submitText, buttonColor: '#12304A', buttonTextColor: '#EAF3FF' };
    const design = { ...pictured, hasDiscount: true, discount, views: { open } };
    await tools.only('visualPopup', 'WA', { ...at(0), ...design });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shop.storeUrl);
    const card = await popupOf(page).boundingBox();
    expect(card).toMatchObject({ x: 12, width: 366 });
    await page.screenshot({ path: 'test-results/popup-on-a-phone.png' });
    // The two lines of the button's text are together.
    expect((await page.getByRole('button', { name: submitText }).boundingBox())?.height).toBe(70);
    await popupOf(page).getByLabel('WhatsApp number').fill('0151 23456790');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('WREN15');
    await clean(page);
    await page.screenshot({ path: 'test-results/popup-completed-on-a-phone.png' });
    const link = page.getByRole('link', { name: 'Apply to my cart' });
    await expect(link).toHaveCSS('background-color', 'rgb(18, 48, 74)');
    expect(await link.getAttribute('href')).toMatch(/discount\/WREN15\?redirect=\/cart$/);
    await link.click();
    await page.waitForURL(/\/cart$/);
    expect(await rows("select discount_code from tool_prizes where discount_code = 'WREN15'")).toHaveLength(
      1,
    );
  });

  test('says that the offer is over if a shopper signs up again after their code expired', async ({
    shop,
    tools,
    page,
    rows,
  }) => {
    const discount = { kind: 'unique', percent: 15, validDays: 1 };
    await tools.only('visualPopup', 'WA', { ...at(0), hasDiscount: true, discount });
    const reported = page.getByRole('status');
    const signUp = async () => {
      await page.goto(shop.storeUrl);
      await popupOf(page).getByLabel('WhatsApp number').fill('0151 23456787');
      await page.keyboard.press('Enter');
    };
    await signUp();
    await expect(reported).toContainText('BELL-');
    await rows(
      "update tool_prizes set won_at = won_at - interval '4 days' where discount_code like 'BELL-%'",
    );
    // The browser's visitor is known, but the browser forgot what it showed. The page before may write until it is closed.
    await page.addInitScript(`
      const { visitorId } = JSON.parse(localStorage.getItem('bellbird') ?? '{}');
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('bellbird', JSON.stringify({ visitorId, optedIn: [] }))`);
    await signUp();
    await expect(reported.getByRole('heading')).toHaveText('This offer is over.');
    await expect(reported).not.toContainText(/BELL-|Thank you|code/);
    await clean(page);
    await page.screenshot({ path: 'test-results/popup-over.png' });
  });

  test('opens Messenger once its box is ticked, and is not shown in the next session', async ({
    shop,
    tools,
    page,
  }) => {
    const messenger = {
      optinText: 'Claim this in Messenger',
      optinOption: 'checkbox',
      optinColor: 'White',
      optinSize: 'Large',
    };
    await tools.only('visualPopup', 'FB', { ...at(0), messenger });
    await withChat(page);
    await page.goto(shop.storeUrl);
    await expect(page.getByRole('button', { name: 'Claim this in Messenger' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await clean(page);
    await page.getByRole('checkbox').check();
    const link = page.getByRole('link', { name: 'Claim this in Messenger' });
    expect(await link.getAttribute('href')).toMatch(/m\.me\/.*ref=tool-/);
    await page.screenshot({ path: 'test-results/popup-messenger.png' });
    const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await chat.close();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a popup that is due', () => {
  const field = '<input type="search" aria-label="Search the shop" />';
  const dialog = `<dialog aria-label="Your cart"><button onclick="this.parentNode.close()">Leave the cart</button></dialog>`;
  const banner = `<div id="cookie-banner" style="position: fixed; inset: auto 0 0; padding: 20px; background: #fff">
    We use cookies. <button onclick="this.parentNode.remove()">Accept</button></div>`;
  const CASES = [
    ['a field is in use', field, `document.querySelector('[type=search]').focus()`],
    ['a dialog of the theme is open', dialog, `document.querySelector('dialog').showModal()`],
    ['a consent banner waits for an answer', banner, ''],
  ] as const;

  for (const [what, html, begin] of CASES)
    test(`waits while ${what}`, async ({ shop, tools, page }) => {
      await tools.only('visualPopup', 'WA', at(0));
      // Themes leave closed dialogs on a page, and footers link to cookie settings. The popup must not wait for either.
      const idle = `<div role="dialog" aria-modal="true" style="visibility: hidden; position: fixed; inset: 0">Menu</div>
        <a class="cookie-consent-link" href="#">Cookie settings</a>`;
      await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
        document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html + idle)});
        ${begin}
      })`);
      // Time stands still unless the test advances it.
      await page.clock.install();
      const loaded = page.waitForResponse((one) => one.url().includes('/storefront/visualPopup'));
      await page.goto(shop.storeUrl);
      await page.clock.runFor(2000);
      await loaded;
      await page.clock.runFor(5000);
      await expect(popupOf(page)).toHaveCount(0);
      await page.evaluate("document.querySelector('[type=search]')?.blur()");
      const answer = page.getByRole('button', { name: /Accept|Leave the cart/ });
      if (!html.startsWith('<input')) await answer.click();
      await page.clock.runFor(1000);
      await expect(popupOf(page)).toBeVisible();
    });
});

test.describe('a wheel', () => {
  const offers = [10, 15, 20].map((percent) => ({
    key: `offer${percent}`,
    text: `${percent}% off`,
    weight: percent === 15 ? 1 : 0,
    discountCode: `WHEEL${percent}`,
    discountPercent: null,
    message: '',
  }));

  /** Returns the angle of the wheel, and how many of its animations still run. */
  const stoppedAt = (page: Page) =>
    page.evaluate(`(() => {
      const wheel = document.querySelector('[data-bellbird]').shadowRoot.querySelector('.wheel g');
      const { a, b } = new DOMMatrix(getComputedStyle(wheel).transform);
      return { degrees: Math.round((Math.atan2(b, a) * 180) / Math.PI), moving: wheel.getAnimations().length };
    })()`);
  /** The middle of the second wedge is under the marker, so no other prize looks nearly won. */
  const SECOND_WEDGE = { degrees: -30, moving: 0 };

  test('opens from its pill, turns to the prize that the server drew, and names it', async ({
    shop,
    tools,
    page,
  }) => {
    await tools.only('spinTheWheel', 'WA', {
      behaviour: showing('allTime', null, 'bottomLeft'),
      wheel: { offers },
    });
    await page.goto(shop.storeUrl);
    await page.getByRole('button', { name: 'Spin and win' }).click();
    const wheel = page.getByRole('dialog', { name: 'Spin the wheel' });
    await expect(wheel.getByLabel('WhatsApp number')).toBeFocused();
    await clean(page);
    await page.screenshot({ path: 'test-results/wheel.png' });
    await page.keyboard.type('0151 23456791');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The wheel is turning…')).toHaveRole('status');
    await expect(page.getByText('WHEEL15')).toBeVisible();
    const reported = page.getByRole('status').filter({ hasText: 'WHEEL15' });
    await expect(reported).toContainText('You won: 15% off');
    await expect(reported).toBeFocused();
    await clean(page);
    await page.screenshot({ path: 'test-results/wheel-won.png' });
    expect(await stoppedAt(page)).toEqual(SECOND_WEDGE);
  });

  test('stays open until the server answers if the shopper closes it before, and names the prize', async ({
    shop,
    tools,
    page,
  }) => {
    await tools.only('spinTheWheel', 'WA', { behaviour: showing('welcome', 0), wheel: { offers } });
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/storefront/spins', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(shop.storeUrl);
    const wheel = page.getByRole('dialog', { name: 'Spin the wheel' });
    await wheel.getByLabel('WhatsApp number').fill('0151 23456795');
    const asked = page.waitForRequest('**/storefront/spins');
    await page.keyboard.press('Enter');
    await asked;
    // The server has not answered yet.
    await page.keyboard.press('Escape');
    await expect(wheel).toBeVisible();
    answer?.();
    await expect(page.getByRole('status').filter({ hasText: 'WHEEL15' })).toBeFocused();
    expect(await page.evaluate("JSON.parse(localStorage.getItem('bellbird')).closes")).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('stops turning if the shopper closes it, and names the prize', async ({ shop, tools, page }) => {
    await tools.only('spinTheWheel', 'WA', { behaviour: showing('welcome', 0), wheel: { offers } });
    await page.goto(shop.storeUrl);
    await page.getByLabel('WhatsApp number').fill('0151 23456796');
    // The page itself clicks as soon as the wheel turns: on a busy machine, frames may come late or not at all.
    await page.evaluate(`{
      const tree = document.querySelector('[data-bellbird]').shadowRoot;
      new MutationObserver((_, observer) => {
        if (!tree.textContent.includes('The wheel is turning')) return;
        observer.disconnect();
        tree.querySelector('.close').click();
      }).observe(tree, { childList: true, characterData: true, subtree: true });
    }`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'WHEEL15' })).toBeFocused();
    expect(await stoppedAt(page)).toEqual(SECOND_WEDGE);
    expect(await page.evaluate("JSON.parse(localStorage.getItem('bellbird')).closes")).toEqual([]);
  });

  test('closes if the shopper closed it and the server then refuses', async ({ shop, tools, page }) => {
    await tools.only('spinTheWheel', 'WA', { behaviour: showing('welcome', 0), wheel: { offers } });
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/storefront/opt-ins', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(shop.storeUrl);
    await page.getByLabel('WhatsApp number').fill('0151 23456797');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    answer?.();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('closes at the second attempt, even without an answer', async ({ shop, tools, page }) => {
    await tools.only('spinTheWheel', 'WA', { behaviour: showing('welcome', 0), wheel: { offers } });
    await page.route('**/storefront/opt-ins', () => {});
    await page.goto(shop.storeUrl);
    await page.getByLabel('WhatsApp number').fill('0151 23456798');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.mouse.click(3, 3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('shows the prize without turning if the shopper prefers less motion, and fits a phone', async ({
    shop,
    tools,
    page,
  }) => {
    await tools.only('spinTheWheel', 'WA', {
      behaviour: showing('welcome', 0, 'bottomRight'),
      wheel: { offers },
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(shop.storeUrl);
    const wheel = page.getByRole('dialog', { name: 'Spin the wheel' });
    await expect(wheel).toBeVisible();
    const card = await wheel.boundingBox();
    expect(card).toMatchObject({ x: 12, width: 336 });
    await page.screenshot({ path: 'test-results/wheel-on-a-phone.png' });
    // The size of a window at 200 % and 400 % zoom.
    for (const [width, height] of [
      [640, 400],
      [320, 256],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await wheel.locator('*').evaluateAll((all) => all.forEach((one) => one.scrollTo(0, one.scrollHeight)));
      await expect(wheel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: `test-results/wheel-${width}.png` });
    }
    await wheel.getByLabel('WhatsApp number').fill('0151 23456792');
    await page.keyboard.press('Enter');
    await expect(page.getByText('WHEEL15')).toBeVisible();
    expect(await stoppedAt(page)).toEqual(SECOND_WEDGE);
  });
});
