import { expect, type Page } from '@playwright/test';
import { shiftOf, watchShifts } from './pill-fixture.ts';
import { showing, test, withChat } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

const GREETING = 'Hello! How can we help? We answer within minutes, and know each of our birds by its name.';
const GREETINGS = { loggedInGreetingText: GREETING.slice(0, 80), greetingText: GREETING };
const CHAT = { supportNumber: '+49 30 1234567', ...GREETINGS };

interface Corner {
  name: string;
  channel: 'WA' | 'FB';
  chat: object;
  /** The pill's position. */
  position: string;
  window: { width: number; height: number };
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 667 };
/** Chats with a greeting, and pills, whose positions overlap. */
const CORNERS: readonly Corner[] = [
  { name: 'Messenger, desktop', channel: 'FB', chat: CHAT, position: 'bottomRight', window: DESKTOP },
  {
    name: 'WhatsApp at the left, desktop',
    channel: 'WA',
    chat: { ...CHAT, widgetPosition: 'left', widgetDistance: 60 },
    position: 'bottomLeft',
    window: DESKTOP,
  },
  {
    name: 'WhatsApp on a phone, far from its edge, opposite the pill',
    channel: 'WA',
    chat: { ...CHAT, widgetText: 'Chat with all of our birds on WhatsApp', widgetDistance: 500 },
    position: 'bottomLeft',
    window: PHONE,
  },
  {
    name: 'WhatsApp on a phone in landscape, a pill at the side',
    channel: 'WA',
    chat: CHAT,
    position: 'right',
    window: { width: 667, height: 375 },
  },
];

for (const { name, channel, chat, position, window } of CORNERS)
  test(`tools in one corner never overlap: ${name}`, async ({ shop, tools, page, rows }) => {
    await tools.only('customerChatWidget', channel, { behaviour: showing('show'), chat });
    await rows(
      "update opt_in_tools set is_active = true, settings = $1 where type = 'persistentPill' and channel = 'WA'",
      [JSON.stringify({ behaviour: showing('allTime', null, position) })],
    );
    await withChat(page);
    await watchShifts(page);
    await page.setViewportSize(window);
    await page.goto(shop.storeUrl);
    const isLow = window.height < 480;
    const greeted = isLow ? ['bubble', 'pill'] : ['bubble', 'pill', 'teaser'];
    await expect.poll(() => seenOf(page)).toEqual({ parts: greeted, overlapping: [] });
    await page.screenshot({ path: `test-results/one corner, ${name}.png` });

    const button = page.getByRole('button', { name: /Chat with/ });
    const pill = page.getByRole('button', { name: 'Get offers on WhatsApp' });
    await button.click();
    await expect.poll(() => seenOf(page)).toEqual({ parts: ['bubble', 'panel-chat'], overlapping: [] });
    await page.screenshot({ path: `test-results/one corner, ${name}, open.png` });
    await page.keyboard.press('Escape');
    await expect.poll(() => seenOf(page)).toEqual({ parts: ['bubble', 'pill'], overlapping: [] });

    // The pill may still be moving back, away from the click.
    await expect(async () => {
      if (await pill.isVisible()) await pill.click();
      expect(await seenOf(page)).toEqual({ parts: ['card'], overlapping: [] });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect.poll(() => seenOf(page)).toEqual({ parts: ['bubble', 'pill'], overlapping: [] });
    await expect(pill).toBeFocused();
    expect(await shiftOf(page)).toMatchObject({ unasked: 0 });
  });

test('the merchant’s distance from the bottom applies to the pill on that device only', async ({
  shop,
  tools,
  page,
}) => {
  const behaviour = showing('allTime', null, 'bottomRight');
  const where = {
    ...(behaviour['where'] as object),
    phone: { enabled: true, position: 'bottomRight', distance: 90 },
  };
  await tools.only('persistentPill', 'WA', { behaviour: { ...behaviour, where } });
  const gapBelow = async (window: typeof PHONE) => {
    await page.setViewportSize(window);
    await page.goto(shop.storeUrl);
    const pill = page.locator('[data-bellbird] .pill');
    await expect(pill).toBeVisible();
    const { y, height } = (await pill.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(window.height - y - height);
  };
  expect(await gapBelow(PHONE)).toBe(90);
  expect(await gapBelow({ width: 667, height: 200 })).toBe(24);
  expect(await gapBelow({ ...PHONE, height: 150 })).toBe(60);
});

test('the whole chat link is visible in a window as low as at 400 % zoom', async ({ shop, tools, page }) => {
  await tools.only('customerChatWidget', 'WA', { behaviour: showing('show'), chat: CHAT });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(shop.storeUrl);
  await page.getByRole('button', { name: /Chat/ }).click();
  await expect(page.getByRole('link', { name: 'Start the chat' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start the chat' })).toBeInViewport({ ratio: 1 });
});

/** Returns the visible parts of our tools, whether each is within the window, and which parts overlap. */
function seenOf(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const parts = [...document.querySelectorAll('[data-bellbird]')].flatMap((host) =>
      ['pill', 'card', 'teaser', 'bubble', 'panel-chat'].flatMap((name) =>
        [...host.shadowRoot.querySelectorAll('.' + name)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => {
            const box = one.getBoundingClientRect();
            const isWithin = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            return { host, box, name: isWithin ? name : name + ' beyond the window' };
          })));
    const overlapping = parts.flatMap((one, nth) => parts.slice(nth + 1)
      .filter((other) => other.box.left < one.box.right && one.box.left < other.box.right
        && other.box.top < one.box.bottom && one.box.top < other.box.bottom)
      .map((other) => one.name + ' and ' + other.name));
    return { parts: parts.map(({ name }) => name).sort(), overlapping };
  })()`);
}
