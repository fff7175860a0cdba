import { expect } from '@playwright/test';
import { DEMO_SHOP } from '../../../tools/seed/seed-demo-shop.ts';
import { ask } from '../../../tools/world/open-server.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';
import { press } from './editor-stage.ts';

test.use({ worldOf: 'editor cod', isInstalled: true });

const NAME = 'COD to Prepaid & COD Confirmation - Whatsapp';
const LENA = '+4915112345678';
const MINUTE_MS = 60_000;

test('an order in cash is asked about when the editor says, and its answer is the one that the editor showed', async ({
  world,
  page,
  context,
  rows,
}) => {
  page.setDefaultTimeout(40_000);
  const editor = page.getByRole('dialog', { name: `Edit ${NAME}` });
  const phone = editor.getByRole('complementary', { name: 'Preview' });

  await test.step('The merchant looks at what a tap on Confirm leads to, and gives shoppers five minutes', async () => {
    await logIn(page, world);
    await page.goto(`${world.appUrl}/automation-wa/CODConfirmation`);
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await phone.getByRole('button', { name: 'Answer Bestätigen' }).click();
    await expect(phone.getByText('ist bestätigt und macht sich bald auf den Weg')).toBeVisible();
    await editor.getByRole('button', { name: 'After 1 Minutes of COD order being placed' }).click();
    await editor.getByLabel('How many').fill('5');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(editor.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await press(page, 'Close the editor');
    await expect(page.getByLabel('Time of message 1: how many')).toHaveValue('5');
  });

  await test.step('She switches the campaign on', async () => {
    const toggle = page.getByRole('switch', { name: NAME });
    await toggle.click({ force: true });
    const asked = page.getByRole('dialog', { name: `Switch on ${NAME}?` });
    await expect(asked).toContainText('after 5 minutes');
    await asked.getByRole('button', { name: 'Switch on' }).click();
    await expect(toggle).toBeChecked();
  });

  const shopper = await context.newPage();
  const store = `${world.sandboxUrl}/store/${DEMO_SHOP}`;
  await test.step('Lena agrees to be written to, and orders a mug that she pays at the door', async () => {
    await shopper.goto(store);
    await shopper.getByRole('button', { name: 'Get offers on WhatsApp' }).click();
    const pill = shopper.getByRole('dialog', { name: 'Get offers on WhatsApp' });
    await pill.getByLabel('WhatsApp number').fill('0151 12345678');
    await pill.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(shopper.getByText('Thank you')).toBeVisible();
    // She reads German, which this browser does not say.
    await rows("update subscribers set locale = 'de-DE'");
    await shopper.goto(`${store}/products/moss-mug`);
    await shopper.getByRole('button', { name: 'Add to cart' }).click();
    await shopper.goto(`${store}/checkout`);
    const given = { Phone: '0151 12345678', 'First name': 'Lena', 'Last name': 'Vogel' };
    const address = { 'Street and number': 'Lindenweg 4', Postcode: '10115', City: 'Berlin' };
    for (const [label, value] of Object.entries({ ...given, ...address }))
      await shopper.getByLabel(label).fill(value);
    await shopper.getByRole('button', { name: 'Continue to payment' }).click();
    await shopper.getByLabel('Cash on delivery').check();
    await shopper.getByRole('button', { name: 'Place order' }).click();
    await expect(shopper.getByText(/thank you/i).first()).toBeVisible();
  });

  await test.step('Five minutes later, not before, she is asked', async () => {
    const waits = () =>
      rows(
        `select round(extract(epoch from t.due_at - o.store_created_at) / 60)::int as minutes
         from timers t join orders o on t.subject = 'order:' || o.order_id where t.payload ? 'dripId'`,
      );
    await expect.poll(waits).toEqual([{ minutes: 5 }]);
    await world.forward(5 * MINUTE_MS + 1000);
    await shopper.goto(`${world.sandboxUrl}/phone?number=${LENA}`);
    await expect(shopper.getByText('in bar bei der Lieferung').first()).toBeVisible();
  });

  await test.step('She taps Confirm, gets the answer that the merchant saw, and the store knows', async () => {
    await shopper.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(shopper.getByText('ist bestätigt und macht sich bald auf den Weg').first()).toBeVisible();
    const [order] = await rows('select order_id from orders');
    const inStore = `${world.sandboxUrl}/control/shops/${DEMO_SHOP}/orders/${String(order?.['order_id'])}`;
    await expect
      .poll(async () => ((await ask(inStore)).body as { tags: string[] }).tags)
      .toContain('COD-CONFIRMED');
  });
});
