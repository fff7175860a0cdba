import { expect } from '@playwright/test';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';

test.use({ worldOf: 'tools guards', isInstalled: true });

test('what keeps a tool from going on is said, with the way out', async ({ world, page, rows }) => {
  page.setDefaultTimeout(20_000);
  const list = `${world.appUrl}/opt-in-tools-wa`;
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
  const holdOn = page.getByRole('dialog', { name: 'Hold on... There are changes you should make!' });
  await logIn(page, world);
  await page.goto(list);

  await test.step('The same tool on the other channel', async () => {
    const set = (isOn: boolean) =>
      rows(`update opt_in_tools set is_active = $1 where channel = 'FB' and type = 'spinTheWheel'`, [isOn]);
    await set(true);
    await toggle('Spin the wheel').press('Space');
    const dialog = page.getByRole('dialog', { name: 'One channel at a time' });
    await expect(dialog).toContainText(
      'Oops! You first need to switch off the Spin the wheel for Facebook before you can turn this ON.',
    );
    await dialog.getByRole('button', { name: 'Got it!' }).click();
    await expect(toggle('Spin the wheel')).not.toBeChecked();
    await set(false);
  });

  await test.step('A wheel with nothing to win leads to its first empty offer', async () => {
    await toggle('Spin the wheel').press('Space');
    await holdOn.getByRole('button', { name: 'Change Now' }).click();
    await expect(page.getByRole('heading', { name: 'Offer-5% off' })).toBeVisible();
    await page.getByLabel('Offer', { exact: true }).fill('30% off');
    await expect(page.getByLabel('Discount percentage')).toHaveValue('30');
    await page.getByLabel('or discount code').fill('THIRTY');
    await expect(page.getByLabel('Discount percentage')).toHaveValue('');
    await page.getByRole('button', { name: 'Back to General Settings' }).click();
    await page.getByRole('button', { name: 'Delete Offer-10% off' }).click();
    await expect(page.getByRole('button', { name: /^Delete Offer-/ })).toHaveCount(0);
    for (let offers = 3; offers < 12; offers += 1) {
      await page.getByRole('button', { name: 'Add an offer' }).click();
      await page.getByRole('button', { name: 'Back to General Settings' }).click();
    }
    await expect(page.getByRole('button', { name: 'Add an offer' })).toHaveCount(0);
    await expect(page.getByRole('alert').first()).toContainText('Discount cannot be empty');
    await page.getByRole('link', { name: 'Whatsapp Opt-in Tools', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(list);
  });

  await test.step('A popup without a discount is advised to have one, and goes on all the same', async () => {
    await card('Pop-up').getByRole('link', { name: 'Edit Pop-up' }).click();
    await page.getByLabel('Do shoppers get a discount for signing up?').selectOption('No');
    await expect(page.getByRole('button', { name: /Title Get updates on your order/ })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.goto(list);
    await toggle('Pop-up').press('Space');
    const dialog = page.getByRole('dialog', { name: 'Just one more thing!' });
    await expect(dialog).toContainText('Discount coupon is not setup for this optin-tool');
    await dialog.getByRole('button', { name: 'Not right now' }).click();
    await expect(toggle('Pop-up')).toBeChecked();
  });

  await test.step('A chat without a number', async () => {
    await toggle('Chat widget').press('Space');
    await expect(holdOn).toContainText('requires a support number');
    await holdOn.getByRole('button', { name: 'Not Now' }).click();
    await expect(toggle('Chat widget')).not.toBeChecked();
    await toggle('Chat widget').press('Space');
    await holdOn.getByRole('button', { name: 'Change Now' }).click();
    await page.getByLabel('Support number').fill('+4915215550101');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    await page.getByLabel('Chat heading').fill('Ask us');
    await toggle('Chat widget').press('Space');
    const unsaved = page.getByRole('dialog', { name: 'Are you sure?' });
    await unsaved.getByRole('button', { name: 'Turn on with last save' }).click();
    await expect(toggle('Chat widget')).toBeChecked();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
    const [attributes] = await rows(
      `select attributes->>'visualPopupSupport' as support from whatsapp_attributes`,
    );
    expect(attributes?.['support']).toBe('49-15215550101');
  });

  await test.step('The checkout widget, once its guide is gone through', async () => {
    await page.goto(list);
    await toggle('Checkout widget').press('Space');
    const guide = page.getByRole('dialog');
    await guide.getByRole('button', { name: 'Begin' }).click();
    for (let step = 1; step <= 8; step += 1) {
      await expect(guide.getByText(`Step ${step} of 9`)).toBeVisible();
      await guide.getByRole('button', { name: 'Done, next' }).click();
    }
    await guide.getByRole('button', { name: 'Finish' }).click();
    await expect(guide).toHaveCount(0);
    await toggle('Checkout widget').press('Space');
    await expect(toggle('Checkout widget')).toBeChecked();
  });

  await test.step('A copy is another tool, which can be deleted', async () => {
    await page.getByRole('button', { name: 'Copy Chat widget', exact: true }).click();
    await expect(card('Chat widget 2')).toBeVisible();
    await expect(toggle('Chat widget 2')).not.toBeChecked();
    await page.getByRole('button', { name: 'Delete Chat widget 2', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card('Chat widget 2')).toHaveCount(0);
  });

  await test.step('On Messenger it asks for a page first; an address of no tool shows the list', async () => {
    await page.goto(`${world.appUrl}/opt-in-tools/visualPopup/none`);
    await expect(page.getByRole('heading', { name: 'Facebook Opt-in Tools' })).toBeVisible();
    await toggle('Persistent pill').press('Space');
    await expect(page.getByRole('dialog', { name: 'Connect a Facebook page' })).toBeVisible();
  });
});
