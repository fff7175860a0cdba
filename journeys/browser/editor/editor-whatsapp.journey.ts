import { expect } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';
import { allThere, connectPage, press } from './editor-stage.ts';

test.use({ worldOf: 'editor whatsapp', isInstalled: true });

test('on WhatsApp what may be written is, and what is approved stays', async ({ world, page, rows }) => {
  page.setDefaultTimeout(20_000);
  const editor = page.getByRole('dialog', { name: /^Edit .* - Whatsapp$/ });
  const phone = editor.getByRole('complementary', { name: 'Preview' });
  const saved = editor.getByRole('button', { name: 'Saved', exact: true });
  const text = editor.getByRole('textbox', { name: 'Text', exact: true }).last();
  await logIn(page, world);

  await test.step('An answer of Reordering is written with marks, which are shown as they will look', async () => {
    await page.goto(`${world.appUrl}/automation-wa/reorderingWA`);
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await text.waitFor();
    await allThere(page);
    await text.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('All right, later.');
    await page.keyboard.press('ControlOrMeta+a');
    await press(page, 'Bold, Text');
    await expect(text.locator('.bb-bold')).toHaveText('All right, later.');
    await expect(editor.getByRole('button', { name: 'Add button' })).toHaveCount(0);
    await expect(editor.getByRole('group', { name: 'Add to this message' })).toHaveCount(0);
    await phone
      .getByRole('button', { name: /^Answer / })
      .last()
      .click();
    await expect(phone.locator('strong', { hasText: 'All right, later.' })).toBeVisible();
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
  });

  await test.step('What is copied from a page or a document is pasted with the marks that WhatsApp has', async () => {
    const paste = (html: string, plain: string) =>
      page.evaluate(`{
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', ${JSON.stringify(html)});
        clipboardData.setData('text/plain', ${JSON.stringify(plain)});
        const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(pasted);
      }`);
    await text.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await paste('<style>b{}</style><p>Only <b>today</b></p><p>~10% <i>off</i></p>', 'Only today\n\n~10% off');
    await expect(text.locator('.bb-bold')).toHaveText('today');
    await expect(text).toContainText('~10% _off_');
    await page.keyboard.press('ControlOrMeta+a');
    await paste(`<h1>All</h1>${'<p>of it</p>'.repeat(5000)}`, 'All of it');
    await expect(page.getByText('Max length of 4000 reached')).toBeVisible();
    await expect(text).toContainText('of it');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('*All right, later.*');
  });

  await test.step('What was saved before something failed is not saved again, and what is left is said', async () => {
    let saves = 0;
    page.on('request', (request) => (saves += request.url().endsWith('/setFlowFrontend') ? 1 : 0));
    await page.route('**/dripCampaign/changeDelay', (route) => route.fulfill({ status: 500, json: {} }));
    await editor.getByRole('button', { name: /^After / }).click();
    await editor.getByLabel('How many').fill('9');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('The messages are saved. Their time is not: save once more')).toBeVisible();
    await page.unroute('**/dripCampaign/changeDelay');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    expect(saves).toBe(1);
    const [stored] = await rows("select nodes::text as said from flows where flow_key = 'reorder_later'");
    expect(stored?.['said']).toContain('*All right, later.*');
    await press(page, 'Close the editor');
  });

  await test.step('Of what is asked about cash on delivery the time is changed', async () => {
    await page.goto(`${world.appUrl}/automation-wa/CODConfirmation`);
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await editor.getByRole('button', { name: /^After \d+ \w+ of COD order being placed$/ }).click();
    await editor.getByLabel('How many').fill('7');
    await editor.getByLabel('Of what').selectOption('Seconds');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await expect(editor.getByText('Currently, you can only edit the time of the flow').first()).toBeVisible();
    await press(page, 'Close the editor');
    await expect(page.getByLabel('Time of message 1: how many')).toHaveValue('7');
    await expect(page.getByLabel('Time of message 1: unit')).toHaveValue('Seconds');
  });
});

test('a tool’s follow-up is edited from the tool, once the tool is saved', async ({ world, page, rows }) => {
  page.setDefaultTimeout(20_000);
  const editor = page.getByRole('dialog', { name: /^Edit Visual popup follow-up - Facebook$/ });
  await connectPage(world.appUrl);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/opt-in-tools`);
  await page.getByRole('link', { name: 'Edit Pop-up', exact: true }).click();
  const name = page.getByLabel('Name', { exact: true });
  const edit = page.getByRole('button', { name: 'Edit the follow-up' });
  const followUp = page.getByRole('tab', { name: 'Follow-up' });

  await name.fill('');
  await followUp.click();
  await edit.click();
  await expect(
    page.getByText('Please fix the errors in Opt-in tools before editing the flow.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Got it!' }).click();

  await page.getByRole('tab', { name: 'Design' }).click();
  await name.fill('Pop-up of spring');
  await followUp.click();
  await edit.click();
  await page.getByRole('button', { name: 'Not Now' }).click();
  await edit.click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  const text = editor.getByRole('textbox', { name: 'Text', exact: true }).first();
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Welcome in spring.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await press(page, 'Close the editor');
  await page.reload();
  await expect(name).toHaveValue('Pop-up of spring');

  // Another text is chosen: it is what is edited from then on, and what the tool keeps.
  const another = page.getByRole('group', { name: 'What follows the sign-up?' }).getByRole('radio').nth(1);
  await followUp.click();
  await another.click();
  await edit.click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(text).not.toContainText('Welcome in spring.');
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Chosen for this tool.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await press(page, 'Close the editor');
  await page.reload();
  await followUp.click();
  await expect(another).toBeChecked();
  const said = await rows(
    `select count(*)::int as texts from opt_in_tools t join flows f on f.flow_id::text = t.settings ->> 'flowId'
     where t.name = 'Pop-up of spring' and f.nodes::text like '%Chosen for this tool.%'`,
  );
  expect(said).toEqual([{ texts: 1 }]);
});

test('a welcome without a discount, as a new shop has it, is edited like any other', async ({
  world,
  page,
}) => {
  await connectPage(world.appUrl);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation/persistentPill`);
  await expect(page.getByLabel('Discount percentage')).toHaveValue('');
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  await expect(page.getByRole('dialog', { name: /^Edit .* - Facebook$/ })).toBeVisible();
});
