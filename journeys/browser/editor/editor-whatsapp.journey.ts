import { expect } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { test } from '../environment-fixture.ts';
import { logIn } from '../log-in.ts';
import { connectPage, press } from './editor-fixture.ts';

test.use({ environmentOf: 'editor whatsapp', isInstalled: true });

test('on WhatsApp times, answers and own templates are edited, and approved texts stay', async ({
  environment,
  page,
}) => {
  const editor = page.getByRole('dialog', { name: /^Edit .* - Whatsapp$/ });
  const phone = editor.getByRole('complementary', { name: 'Preview' });
  const saved = editor.getByRole('button', { name: 'Saved', exact: true });
  const texts = editor.getByRole('textbox', { name: 'Text', exact: true });
  const text = texts.last();
  const open = async (type: string) => {
    await page.goto(`${environment.appUrl}/automation-wa/${type}`);
    await page.getByRole('button', { name: 'Edit message 1' }).click();
  };
  await logIn(page, environment);

  await test.step('The time of a question about cash on delivery is changed, and its answers are shown', async () => {
    await open('CODConfirmation');
    await phone.getByRole('button', { name: 'Answer Bestätigen' }).click();
    await expect(phone.getByText('ist bestätigt und macht sich bald auf den Weg')).toBeVisible();
    await editor.getByRole('button', { name: 'After 1 minute of COD order being placed' }).click();
    await editor.getByLabel('How many').fill('5');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await press(page, 'Close the editor');
    await expect(page.getByLabel('Time of message 1: how many')).toHaveValue('5');
  });

  await test.step('An answer is pasted from a document, and its looks are drawn', async () => {
    await open('reorderingWA');
    // They come one after the other.
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

  await test.step('An approved text is replaced by an own template once WhatsApp approved that', async () => {
    const builder = page.getByRole('dialog', { name: 'Use my own template' });
    const waiting = page.getByRole('region', { name: 'The text that message 1 waits for' });
    await open('persistentPill');
    await editor.getByRole('link', { name: 'Use my own template' }).click();
    await expect(builder.getByLabel('Body')).toHaveValue(/\{\{firstNameWA\}\}/);
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
    await builder.getByLabel('Body').fill('Spring is here, {{firstNameWA}}. Have a look at what is new.');
    await builder.getByLabel('Template name').fill('reject_spring');
    await builder.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(waiting.getByText('Fix yours and resubmit it')).toBeVisible();
    expect((await axeOf(page).include('section:has([role=status])').analyze()).violations).toEqual([]);
    await environment.control('/whatsapp/templates/reject_spring/status', { status: 'APPROVED' });
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('radio', { name: 'reject_spring' })).toBeChecked({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('figure').first()).toContainText('Have a look at what is new.');
    await expect(waiting).toHaveCount(0);
  });
});

test('a tool’s follow-up is edited from the tool, once the tool is saved', async ({
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

  // Another text than the one that the tool has: it is what is edited, and what the tool keeps.
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
