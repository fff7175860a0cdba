import { expect, type Locator, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { axeOf } from '../axe-of.ts';
import { connectPage } from '../editor/editor-fixture.ts';
import { showing, test } from './tool-fixture.ts';

test.use({ environmentOf: 'storefront tools', isInstalled: true, reducedMotion: 'no-preference' });

test('a shopper signs up without typing, with a QR code on a desktop and a link on a phone', async ({
  shop,
  tools,
  page,
  rows,
}) => {
  const scanned = page.getByRole('link', { name: 'Or scan this with your phone and send us the message' });
  const number = '+49 1521 5550177';
  // The browser does not cache a routed request. The tools change from page to page here.
  await page.route('**/storefront/embed.js?**', (route) => route.continue());
  await tools.only('visualPopup', 'WA', { behaviour: showing('time', 0), offersChat: true });
  await page.goto(shop.storeUrl);
  await expect(page.getByRole('dialog', { name: 'Get a 15% discount!' })).toContainText(
    'I agree to receive offers',
  );
  expect(await scan(scanned.locator('svg'))).toBe(await scanned.getAttribute('href'));
  await clean(page);
  await page.screenshot({ path: 'test-results/popup-with-a-code.png' });

  await tools.only('spinTheWheel', 'WA', {
    behaviour: showing('allTime', null, 'bottomLeft'),
    offersChat: true,
  });
  await page.goto(shop.storeUrl);
  await page.getByRole('button', { name: 'Spin and win' }).click();
  expect(await scan(scanned.locator('svg'))).toBe(await scanned.getAttribute('href'));
  await page.screenshot({ path: 'test-results/wheel-with-a-code.png' });

  await tools.only('persistentPill', 'WA', { offersChat: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.storeUrl);
  await page.getByRole('button', { name: 'Get offers on WhatsApp' }).click();
  await page.screenshot({ path: 'test-results/pill-with-a-link.png' });
  await goOn(page, page.getByRole('link', { name: 'Or send us a message in WhatsApp' }), {
    number,
    button: 'Send the message',
  });
  await expect(page.getByRole('status')).toContainText('One more step');
  await clean(page);
  const signUps = () =>
    rows(
      `select l.origin, l.wording from consent_ledger l join subscribers using (shop_id, subscriber_id)
       where phone_e164 = $1`,
      [number.replaceAll(' ', '')],
    );
  await expect
    .poll(signUps)
    .toEqual([
      { origin: 'persistentPill', wording: expect.stringMatching(/^Yes, send me offers/) as unknown },
    ]);
});

test('every Messenger tool is shown in the shop, and its link signs up a shopper', async ({
  shop,
  page,
  rows,
}) => {
  await connectPage(shop.environment.appUrl);
  await rows(
    `update opt_in_tools set is_active = channel = 'FB' and $1::jsonb ? type,
       settings = coalesce($1::jsonb -> type, '{}')`,
    [
      JSON.stringify({
        spinTheWheel: { behaviour: showing('welcome', 0) },
        persistentPill: {},
        customerChatWidget: { behaviour: showing('hide') },
      }),
    ],
  );
  const done = page.getByRole('dialog', { name: 'One more step' }).getByRole('button', { name: 'Close' });
  const enter = (link: Locator, isNew = false) =>
    goOn(page, link, { number: '+49 1521 5550178', button: 'Open the chat', isNew });
  const button = page.getByRole('link', { name: 'Send To Messenger' });
  await page.goto(shop.storeUrl);
  await expect(page.getByRole('dialog', { name: 'Spin the wheel' })).toBeVisible();
  await page.screenshot({ path: 'test-results/messenger-wheel.png' });
  await enter(button, true);
  await done.last().click();
  await page.getByRole('button', { name: 'Get offers on Messenger' }).click();
  await enter(button);
  await done.last().click();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await page.screenshot({ path: 'test-results/messenger-chat.png' });
  await enter(page.getByRole('link', { name: 'Start the chat' }));
  await expect
    .poll(() =>
      rows(`select l.origin from consent_ledger l join subscribers using (shop_id, subscriber_id)
        where channel = 'FB' and kind = 'granted' order by recorded_at`),
    )
    .toEqual(['spinTheWheel', 'persistentPill', 'customerChatWidget'].map((origin) => ({ origin })));

  await test.step('From then on the browser’s visits and cart belong to the person in the chat', async () => {
    await page.goto(`${shop.storeUrl}/products/moss-mug`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await expect
      .poll(() =>
        rows(`select p.handle, l.evidence, b.page_address from subscribers s
          join product_views v using (shop_id, subscriber_id) join products p using (shop_id, product_id)
          join cart_links l using (shop_id, subscriber_id) join chat_browsers b on b.token_hash = l.browser_hash
          where s.channel = 'FB'`),
      )
      .toEqual([{ handle: 'moss-mug', evidence: 'referral', page_address: shop.storeUrl }]);
  });
});

/** Follows a link into a chat. This machine's page asks whose phone it is; a new person on Messenger taps Get Started. */
async function goOn(
  page: Page,
  link: Locator,
  { number, button, isNew = false }: { number: string; button: string; isNew?: boolean },
) {
  const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await chat.getByLabel('Number of the phone').fill(number);
  await chat.getByRole('button', { name: button }).click();
  await chat.waitForURL('**/phone?**');
  if (isNew) await chat.getByRole('button', { name: 'Get Started' }).click();
  if (isNew) await expect(chat.getByRole('button', { name: 'Get Started' })).toHaveCount(0);
  await chat.close();
}

async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

async function clean(page: Page): Promise<void> {
  const { violations } = await axeOf(page).include('[data-bellbird]').analyze();
  expect(violations).toEqual([]);
}
