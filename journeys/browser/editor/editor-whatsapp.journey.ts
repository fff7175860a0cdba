import { expect } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { test } from '../environment-fixture.ts';
import { logIn } from '../log-in.ts';
import { connectPage, press } from './editor-fixture.ts';

test.use({ environmentOf: 'editor whatsapp', isInstalled: true });

test('on WhatsApp a merchant edits times, answers and their own texts, and approved texts stay as they are', async ({
  environment,
  page,
  toasts,
}) => {
  const editor = page.getByRole('dialog', { name: /^Edit .* - Whatsapp$/ });
  const phone = editor.getByRole('complementary', { name: 'Preview' });
  const saved = editor.getByRole('button', { name: 'Saved', exact: true });
  const texts = editor.getByRole('textbox', { name: 'Text', exact: true });
  const text = texts.last();
  const open = async (type: string) => {
    await page.goto(`${environment.appUrl}/automation-wa/${type}`);
    await page
      .getByRole('button', { name: / of message 1$/ })
      .last()
      .click();
  };
  await logIn(page, environment);

  await test.step('The time of a question about cash on delivery is changed, and its answers are shown', async () => {
    await open('CODConfirmation');
    await phone.getByRole('button', { name: 'Answer Bestätigen' }).click();
    await expect(phone.getByText('ist bestätigt und macht sich bald auf den Weg')).toBeVisible();
    await editor.getByRole('button', { name: 'After 1 minute of COD order being placed' }).click();
    await editor.getByLabel('Number', { exact: true }).fill('5');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await press(page, 'Close the editor');
    await expect(page.getByLabel('Time of message 1: how many')).toHaveValue('5');
  });

  await test.step('An answer is pasted from a document, and its formatting is shown', async () => {
    await open('reorderingWA');
    // The texts are rendered one after the other.
    await expect(texts).toHaveCount(2);
    await text.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<style>b{}</style><p>Only <b>today</b></p><p>10% <i>off</i></p>');
      clipboardData.setData('text/plain', 'Only today 10% off');
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(pasted);
    }`);
    await expect(text.locator('.bb-bold')).toHaveText('today');
    await page.keyboard.type(' and tomorrow');
    await expect(text).toContainText('10% _off_ and tomorrow');
    await phone
      .getByRole('button', { name: /^Answer / })
      .last()
      .click();
    await expect(phone.locator('strong', { hasText: 'today' })).toBeVisible();
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await press(page, 'Close the editor');
  });

  await test.step('The merchant’s own text replaces an approved text once WhatsApp approved it', async () => {
    const waiting = page.getByRole('region', { name: 'The text that message 1 waits for' });
    const message = page.getByRole('region', { name: 'Message 1', exact: true });
    const words = message.getByRole('textbox', { name: 'Words of message 1' });
    const submit = message.getByRole('button', { name: 'Submit for approval' });
    await open('persistentPill');
    await editor.getByRole('button', { name: 'Edit the words' }).click();
    await expect(words).toBeFocused();
    await expect(words).toContainText('First name');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Only {{firstName}}');
    expect((await axeOf(page).include('main').analyze()).violations).toEqual([]);
    await submit.click();
    await expect(message.getByText('The text may not begin or end with a variable.')).toBeVisible();
    await words.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Spring is here, {{firstName}}. Have a look at what is new.');
    await submit.click();
    await toasts.expectSeen('Submitted to WhatsApp for approval');
    await expect(waiting).toContainText('keeps sending until WhatsApp approves yours');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Your own words' })).toBeChecked({ timeout: 5000 });
    }).toPass();
    await expect(page.getByRole('figure').first()).toContainText('Have a look at what is new.');
    await expect(waiting).toHaveCount(0);
  });
});

test('a tool’s follow-up can be edited from the tool once the tool is saved', async ({
  environment,
  page,
  rows,
}) => {
  const editor = page.getByRole('dialog', { name: 'Edit Visual popup follow-up - Facebook' });
  await connectPage(environment.appUrl);
  await logIn(page, environment);
  await page.goto(`${environment.appUrl}/opt-in-tools`);
  await page.getByRole('link', { name: 'Edit Pop-up', exact: true }).click();
  const name = page.getByLabel('Name', { exact: true });
  const edit = page.getByRole('button', { name: 'Edit the follow-up' });
  const followUp = page.getByRole('tab', { name: 'Follow-up' });

  await name.fill('');
  await followUp.click();
  await edit.click();
  await expect(page.getByText('Please fix the errors in Opt-in tools before')).toBeVisible();
  await page.getByRole('button', { name: 'Got it!' }).click();

  // Another text than the tool's current one: the editor opens it, and the tool keeps it.
  await page.getByRole('tab', { name: 'Design' }).click();
  await name.fill('Pop-up of spring');
  await followUp.click();
  const another = page.getByRole('group', { name: 'What follows the sign-up?' }).getByRole('radio').nth(1);
  await another.click();
  await edit.click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await editor.getByRole('textbox', { name: 'Text', exact: true }).first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Chosen for this tool.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await press(page, 'Close the editor');
  await page.reload();
  await expect(name).toHaveValue('Pop-up of spring');
  await followUp.click();
  await expect(another).toBeChecked();
  const texts = await rows(
    `select count(*)::int as count from opt_in_tools t join flows f on f.flow_id::text = t.settings ->> 'flowId'
     where t.name = 'Pop-up of spring' and f.nodes::text like '%Chosen for this tool.%'`,
  );
  expect(texts).toEqual([{ count: 1 }]);
});
