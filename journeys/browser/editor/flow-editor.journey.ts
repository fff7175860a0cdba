import { expect, type Page } from '@playwright/test';
import { CAMPAIGNS } from '#features/automations/campaign-list.ts';
import { ask } from '../../../tools/world/open-server.ts';
import { axeOf } from '../axe-of.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';
import { connectPage, PAGE_ID, press } from './editor-stage.ts';

test.use({ worldOf: 'flow editor', isInstalled: true });

const MIRA = { pageId: PAGE_ID, from: '+4915215550131' };

test('a merchant writes a follow-up that branches, by keyboard, and a shopper gets it', async ({
  world,
  page,
  rows,
}) => {
  test.slow();
  const editor = page.getByRole('dialog', { name: 'Edit Get Started - Facebook' });
  const phone = editor.getByRole('complementary', { name: 'Preview' });
  const texts = editor.getByRole('textbox', { name: 'Text', exact: true });
  const saved = editor.getByRole('button', { name: 'Saved', exact: true });

  await test.step('She opens the editor, which shows the message as it is', async () => {
    await connectPage(world.appUrl);
    await logIn(page, world);
    await page.goto(`${world.appUrl}/automation/getStarted`);
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await expect(texts).toHaveCount(1);
    await expect(saved).toBeDisabled();
  });

  await test.step('Keys pressed faster than a browser tells what is selected do what they say', async () => {
    await texts.first().focus();
    await texts.first().dispatchEvent('keydown', { key: 'a', ctrlKey: true });
    await texts.first().dispatchEvent('keydown', { key: 'Backspace' });
    await expect(texts.first()).toHaveText('');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(saved).toBeVisible();
  });

  await test.step('An emptied text blocks saving, one press from its place', async () => {
    await texts.first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await expect(editor.getByRole('button', { name: 'Button Template Text cannot be empty' })).toBeVisible();
    await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await press(page, 'Button Template Text cannot be empty');
    await expect(texts.first()).toBeFocused();
  });

  await test.step('What is typed is the message, with a chip for a name', async () => {
    await page.keyboard.type('Hello {{first');
    await page.keyboard.press('Enter');
    await page.keyboard.type(', are you looking for a gift?');
    await expect(texts.first()).toHaveText('Hello First name, are you looking for a gift?');
    await expect(phone.getByText('Hello Lena, are you looking for a gift?')).toBeVisible();
  });

  await test.step('Answers lead to messages of their own', async () => {
    await press(page, 'Quick replies');
    await press(page, 'Answer without a title');
    await page.keyboard.type('Yes, a gift');
    await texts.nth(1).focus();
    await page.keyboard.type('Our mugs make happy people.');
    await press(page, 'Add answer');
    await page.keyboard.type('Just looking');
    await texts.nth(2).focus();
    await page.keyboard.type('Take your time.');
    await phone.getByRole('button', { name: 'Answer Yes, a gift' }).click();
    await expect(phone.getByText('Our mugs make happy people.')).toBeVisible();
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
  });

  await test.step('A part moves by keys', async () => {
    await editor
      .getByRole('group', { name: 'Add to this message' })
      .first()
      .getByRole('button', { name: 'Text' })
      .focus();
    await page.keyboard.press('Enter');
    await texts.nth(1).focus();
    await page.keyboard.type('We are open all night.');
    await press(page, 'Move text 2 up');
    await expect(texts.first()).toHaveText('We are open all night.');
  });

  await test.step('Everything can be undone, and done again', async () => {
    const written = await editor.getByRole('textbox', { name: 'Text', exact: true }).allTextContents();
    for (let count = 0; count < 200 && !(await saved.isVisible()); count += 1)
      await page.keyboard.press('ControlOrMeta+z');
    await expect(saved).toBeVisible();
    await expect(texts).toHaveCount(1);
    const redo = editor.getByRole('button', { name: 'Redo' });
    while (await redo.isEnabled()) await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(texts).toHaveText(written);
  });

  await test.step('Closing asks in the specification’s words, and a crash takes nothing away', async () => {
    await press(page, 'Close the editor');
    await expect(page.getByText('Your flow has unsaved changes')).toBeVisible();
    // A question that has only just come hears of keys a moment later.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByText('Your flow has unsaved changes')).toBeHidden({ timeout: 3000 });
    }).toPass();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('flow-draft')));
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await press(page, 'Bring them back');
    await expect(texts).toHaveCount(4);
  });

  await test.step('It is saved, and a shopper gets it and branches', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await press(page, 'Close the editor');
    await expect(editor).toBeHidden();
    await world.control('/messenger/open', MIRA);
    await world.control('/messenger/get-started', MIRA);
    const chat = `${world.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(MIRA.from)}`;
    const heard = async () => JSON.stringify((await ask(chat)).body);
    await expect.poll(heard).toContain('are you looking for a gift?');
    const [branch] = await rows("select flow_id from flows where nodes::text like '%happy people%'");
    const yes = { ...MIRA, text: 'Yes, a gift', quickReplyPayload: String(branch?.['flow_id']) };
    await world.control('/messenger/inbound', yes);
    await expect.poll(heard).toContain('Our mugs make happy people.');
    expect(await heard()).not.toContain('Take your time.');
  });

  await test.step('The version before can be looked at and restored', async () => {
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await press(page, 'Version history');
    await page.getByRole('button', { name: 'Before the first change' }).click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(texts).toHaveCount(1);
    await press(page, 'Undo');
    await expect(texts).toHaveCount(4);
  });

  await test.step('Whoever saves later is told what the other changed, and chooses', async () => {
    await rows(
      `update flows set revision = revision + 1, nodes = replace(nodes::text, 'all night', 'all day')::jsonb
       where nodes::text like '%all night%'`,
    );
    await texts.first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Mine.');
    await page.keyboard.press('ControlOrMeta+s');
    const told = page.getByRole('dialog', { name: 'Somebody else changed this flow' });
    await expect(told.getByText('We are open all day.')).toBeVisible();
    await told.getByRole('button', { name: 'Take theirs' }).click();
    await expect(texts.first()).toHaveText('We are open all day.');
    await press(page, 'Undo');
    await expect(texts.first()).toHaveText('Mine.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
  });

  await test.step('A lost connection keeps what was written, and saves it when it is back', async () => {
    await page.context().setOffline(true);
    await texts.first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Really.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(editor.getByText('There is no connection.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(saved).toBeVisible();
    await press(page, 'Close the editor');
  });
});

test('on WhatsApp the time is edited, and an approved text leads to the templates', async ({
  world,
  page,
}) => {
  const editor = page.getByRole('dialog', { name: 'Edit Abandoned Cart Campaign - Whatsapp' });
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation-wa/abandonedCart`);
  await page.getByLabel('utm_term').first().fill('carts');
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  await page.getByRole('button', { name: 'Save and Continue' }).click();
  await expect(editor.getByText('Currently, you can only edit the time of the flow')).toBeVisible();
  await editor.getByRole('button', { name: /After 1 Hours of cart abandonment/ }).click();
  await editor.getByLabel('How many').fill('');
  await expect(editor.getByRole('button', { name: 'Edit Time Time magnitude must be valid' })).toBeVisible();
  await editor.getByLabel('How many').fill('3');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
  await editor.getByRole('button', { name: 'Send a test of this message' }).click();
  await expect(page.getByRole('dialog', { name: 'Send a test' })).toBeVisible();
  await page.keyboard.press('Escape');
  await editor.getByRole('link', { name: 'Use my own template' }).click();
  await expect(page).toHaveURL(/\/templates$/);
});

const SIDES = CAMPAIGNS.flatMap(({ type, tab, channels }) =>
  (['WA', 'FB'] as const).flatMap((channel) => {
    const side = channels[channel];
    return side ? [{ type, tab, channel, ...side }] : [];
  }),
);

test('Edit opens the message that it stands beside, of every campaign and every tool', async ({
  world,
  page,
  rows,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  const see = async (title: string, flowId: unknown) => {
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(dialog.locator('section[data-place]').first()).toHaveAttribute('data-place', String(flowId));
    await dialog.getByRole('button', { name: 'Close the editor' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const fixFirst = page.getByText('Please fix the errors in Opt-in tools before editing the flow.');
  await connectPage(world.appUrl);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/dashboard`);

  for (const { type, channel, tab, title } of SIDES)
    await test.step(title, async () => {
      await goTo(page, `/automation${channel === 'WA' ? '-wa' : ''}/${type}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const edit = page.getByRole('button', { name: /^Edit message / });
      await edit.first().waitFor();
      if (tab === 'welcome' && type !== 'getStarted') {
        const percentage = page.getByLabel('Discount percentage');
        await percentage.fill('150');
        await edit.click();
        await expect(fixFirst).toBeVisible();
        await page.getByRole('button', { name: 'Got it!' }).click();
        await percentage.fill('15');
        await edit.click();
        await page.getByRole('button', { name: 'Not Now' }).click();
        await edit.click();
        await page.getByRole('button', { name: 'Save and Continue' }).click();
      } else await edit.first().click();
      const drips = await rows(
        'select flow_id from drips where type = $1 and channel = $2 order by drip_index',
        [type, channel],
      );
      await see(title, drips[0]?.['flow_id']);
      await expect(edit).toHaveCount(drips.length);
      for (const [at, drip] of drips.entries()) {
        if (at === 0) continue;
        await edit.nth(at).click();
        await see(title, drip['flow_id']);
      }
    });

  await goTo(page, '/opt-in-tools');
  await page.getByRole('link', { name: 'Edit Pop-up', exact: true }).waitFor();
  for (const type of ['persistentPill', 'spinTheWheel', 'visualPopup'])
    await test.step(`The tool ${type}, whose campaign begins with another text than the first`, async () => {
      const [plain] = await rows(
        `update drips d set flow_id = f.flow_id from flows f
         where d.type = $1 and d.channel = 'FB' and f.shop_id = d.shop_id and f.channel = d.channel
           and f.campaign_type = d.type and f.flow_key !~ '_(offer|code)$' returning f.flow_id`,
        [type],
      );
      const [tool] = await rows("select tool_id from opt_in_tools where type = $1 and channel = 'FB'", [
        type,
      ]);
      await page.goto(`${world.appUrl}/opt-in-tools/${type}/${String(tool?.['tool_id'])}`);
      await page.getByRole('tab', { name: 'Follow-up' }).click();
      await expect(page.getByRole('radio', { name: /^Welcome A welcome/ })).toBeChecked();
      await page.getByRole('button', { name: 'Edit the follow-up' }).click();
      await see(findTitle(type), plain?.['flow_id']);
    });
});

/** As a link does: the program stays. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
}

function findTitle(type: string): string {
  return SIDES.find((side) => side.type === type && side.channel === 'FB')?.title ?? '';
}
