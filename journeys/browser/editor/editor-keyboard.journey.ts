import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';
import { connectPage } from './editor-stage.ts';

test.use({ worldOf: 'editor keyboard', isInstalled: true });

const MOST_STEPS = 120;

test('a follow-up that branches is written, ordered, undone and saved without a mouse', async ({
  world,
  page,
  rows,
}) => {
  const editor = page.getByRole('dialog', { name: 'Edit Get Started - Facebook' });
  const texts = editor.getByRole('textbox', { name: 'Text', exact: true });
  const button = (name: string) => editor.getByRole('button', { name, exact: true });
  const saved = button('Saved');
  const press = async (target: Locator, way?: 'back') => {
    await goTo(page, target, way);
    await page.keyboard.press('Enter');
  };

  await test.step('She comes to the editor by the keys', async () => {
    await connectPage(world.appUrl);
    await logIn(page, world);
    await page.goto(`${world.appUrl}/automation/getStarted`);
    await press(page.getByRole('button', { name: 'Edit message 1' }));
    await expect(texts).toHaveCount(1);
    await expect(saved).toBeDisabled();
  });

  await test.step('A question with two answers, each with what it leads to', async () => {
    await goTo(page, texts.first());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Are you looking for a gift?');
    await press(button('Quick replies'));
    await press(button('Answer without a title'), 'back');
    await expect(editor.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused();
    await page.keyboard.type('Yes');
    await press(button('Done'));
    await expect(button('Yes')).toBeFocused();
    await press(button('Add answer'));
    await expect(editor.getByRole('textbox', { name: 'Answer', exact: true })).toBeFocused();
    await page.keyboard.type('No');
    await press(button('Done'));
    await expect(button('No')).toBeFocused();
    await goTo(page, texts.nth(1));
    await page.keyboard.type('Mugs make happy people.');
    await goTo(page, texts.nth(2));
    await page.keyboard.type('Take your time.');
  });

  await test.step('The answers change places, and the cursor goes along', async () => {
    await press(button('Yes'), 'back');
    await press(button('Move down'));
    await expect(button('Move down')).toBeFocused();
    await expect(editor.getByRole('list', { name: 'Quick replies' }).getByRole('button')).toContainText([
      'No',
      'Yes',
    ]);
    await press(button('Done'));
  });

  await test.step('Another part is added, goes up and down, and the cursor goes along', async () => {
    const add = editor.getByRole('group', { name: 'Add to this message' }).first();
    await press(add.getByRole('button', { name: 'Text' }));
    await goTo(page, texts.nth(1), 'back');
    await page.keyboard.type('We wrap it too.');
    await press(button('Move text 2 up'));
    await expect(button('Move text 1 up')).toBeFocused();
    await expect(texts.first()).toHaveText('We wrap it too.');
    await press(button('Move text 1 down'));
    await expect(button('Move text 2 down')).toBeFocused();
    await expect(texts.first()).toHaveText('Are you looking for a gift?');
  });

  await test.step('A part that is deleted leaves the cursor in its message', async () => {
    await press(button('Delete text 2'));
    await expect(texts).toHaveCount(3);
    await expect(editor.getByRole('region', { name: 'The first message' })).toBeFocused();
  });

  await test.step('All of it is undone, and done again', async () => {
    const written = await texts.allTextContents();
    for (let count = 0; count < 60 && !(await saved.isVisible()); count += 1)
      await page.keyboard.press('ControlOrMeta+z');
    await expect(texts).toHaveCount(1);
    for (let count = 0; count < 60 && !(await isOff(button('Redo'))); count += 1)
      await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(texts).toHaveText(written);
  });

  await test.step('It is saved with the letter that was typed just before, and closed', async () => {
    await goTo(page, texts.first(), 'back');
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(editor).toBeHidden({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Edit message 1' })).toBeFocused();
    const stored = await rows(
      "select count(*)::int as count from flows where channel = 'FB' and campaign_type = 'getStarted' and nodes is not null",
    );
    expect(stored).toEqual([{ count: 3 }]);
    const withLetter = await rows("select from flows where nodes::text like '%looking for a gift?!%'");
    expect(withLetter).toHaveLength(1);
  });
});

async function isOff(button: Locator): Promise<boolean> {
  return (await button.getAttribute('aria-disabled')) === 'true';
}

function hasCursor(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { ownerDocument } = element as unknown as { ownerDocument: { activeElement: unknown } };
    return ownerDocument.activeElement === element;
  });
}

/** Goes from where the cursor is to a place by Tab, as whoever has no mouse does. */
async function goTo(page: Page, target: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await hasCursor(target)) return;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No ${MOST_STEPS} steps lead to ${String(target)}.`);
}
