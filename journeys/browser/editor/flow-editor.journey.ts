import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ask } from '../../../tools/test-environment/open-server.ts';
import { axeOf } from '../axe-of.ts';
import { test } from '../environment-fixture.ts';
import { logIn } from '../log-in.ts';
import { connectPage, PAGE_ID } from './editor-fixture.ts';

test.use({ environmentOf: 'flow editor', isInstalled: true });

const MIRA = { pageId: PAGE_ID, from: '+4915215550131' };
const MOST_STEPS = 120;
const RED = 'rgb(201, 42, 42)';

test('a branching follow-up is written without a mouse, gets a picture, and reaches the shopper', async ({
  environment,
  page,
  rows,
}) => {
  const editor = page.getByRole('dialog', { name: 'Edit Get Started - Facebook' });
  const phone = editor.getByRole('complementary', { name: 'Preview' });
  const texts = editor.getByRole('textbox', { name: 'Text', exact: true });
  const button = (name: string) => editor.getByRole('button', { name, exact: true });
  const press = async (target: Locator, way?: 'back') => {
    await goTo(page, target, way);
    await page.keyboard.press('Enter');
  };

  await test.step('The merchant opens the editor with the keyboard', async () => {
    await connectPage(environment.appUrl);
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/automation/getStarted`);
    await press(page.getByRole('button', { name: 'Edit message 1' }));
    await expect(texts).toHaveCount(1);
    await expect(button('Saved')).toBeDisabled();
  });

  await test.step('Keys that are pressed before the browser reports the selection still take effect', async () => {
    await texts.first().focus();
    await texts.first().dispatchEvent('keydown', { key: 'a', ctrlKey: true });
    await texts.first().dispatchEvent('keydown', { key: 'Backspace' });
    await expect(texts.first()).toHaveText('');
    await expect(button('Save')).toHaveCSS('background-color', RED);
  });

  await test.step('A question with two answers is typed, with a reply for each', async () => {
    await page.keyboard.type('Hello {{first');
    await page.keyboard.press('Enter');
    await page.keyboard.type(', a gift?');
    await expect(phone.getByText('Hello Lena, a gift?')).toBeVisible();
    await press(button('Quick replies'));
    await press(button('Answer without a title'));
    await page.keyboard.type('Yes');
    await press(button('Add answer'));
    await page.keyboard.type('No');
    await press(button('Done'));
    await expect(button('No')).toBeFocused();
    await goTo(page, texts.nth(1));
    await page.keyboard.type('Mugs make happy people.');
    await goTo(page, texts.nth(2));
    await page.keyboard.type('Take your time.');
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
  });

  await test.step('Answers and parts swap places, and the cursor follows', async () => {
    await press(button('Yes'), 'back');
    await press(button('Move down'));
    await expect(button('Move down')).toBeFocused();
    await press(button('Done'));
    const add = editor.getByRole('group', { name: 'Add to this message' }).first();
    await press(add.getByRole('button', { name: 'Text' }));
    await goTo(page, texts.nth(1), 'back');
    await page.keyboard.type('We wrap it too.');
    await press(button('Move text 2 up'));
    await expect(button('Move text 1 up')).toBeFocused();
    await expect(texts.first()).toHaveText('We wrap it too.');
  });

  await test.step('A picture is uploaded, and dragged with the mouse and with the keyboard', async () => {
    const add = editor.getByRole('group', { name: 'Add to this message' }).first();
    await add.getByRole('button', { name: 'Image, video or document' }).click();
    const panel = editor.getByRole('group', { name: 'Image, video or document' });
    const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#556b4f' } })
      .png()
      .toBuffer();
    const file = { name: 'sofa.png', mimeType: 'image/png', buffer: picture };
    await panel.locator('input[type=file]').setInputFiles(file);
    await expect(phone.locator('img[src*="sofa.png"]')).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
    const parts = editor.getByRole('region', { name: 'The first message' }).locator('[data-kind]');
    const kinds = () => parts.evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
    expect(await kinds()).toEqual(['text', 'text', 'media', 'quickReplies']);
    await button('Drag image, video or document 3').hover();
    await page.mouse.down();
    const box = await texts.first().boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 40, { steps: 8 });
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(kinds).toEqual(['media', 'text', 'text', 'quickReplies']);
    await button('Drag image, video or document 1').focus();
    await page.keyboard.press('Space');
    await expect(editor.locator('[data-dragging=true]')).toBeVisible();
    // A part that was just lifted reacts to keys a moment later.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(editor.getByText('Place 2 of 4.')).toBeAttached({ timeout: 10_000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(kinds).toEqual(['text', 'media', 'text', 'quickReplies']);
  });

  await test.step('A reload keeps the unsaved changes', async () => {
    const kept = () => page.evaluate<string>('JSON.stringify(localStorage)');
    await expect.poll(kept).toMatch(/wrap it too.*sofa\.png.*gift/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await button('Restore changes').click();
    await expect(texts).toHaveCount(4);
  });

  await test.step('It is saved with the letter typed last, and closed', async () => {
    await texts.nth(1).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button('Saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit message 1' })).toBeFocused();
  });

  await test.step('A shopper gets the message and its branch', async () => {
    await environment.control('/messenger/open', MIRA);
    await environment.control('/messenger/get-started', MIRA);
    const chat = `${environment.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(MIRA.from)}`;
    const received = async () => JSON.stringify((await ask(chat)).body);
    await expect.poll(received).toContain('a gift?!');
    expect(await received()).toContain('sofa.png');
    const [branch] = await rows("select flow_id from flows where nodes::text like '%happy people%'");
    const yes = { ...MIRA, text: 'Yes', quickReplyPayload: String(branch?.['flow_id']) };
    await environment.control('/messenger/inbound', yes);
    await expect.poll(received).toContain('Mugs make happy people.');
    expect(await received()).not.toContain('Take your time.');
  });
});

function hasCursor(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { ownerDocument } = element as unknown as { ownerDocument: { activeElement: unknown } };
    return ownerDocument.activeElement === element;
  });
}

/** Presses Tab until the cursor is at the target. */
async function goTo(page: Page, target: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await hasCursor(target)) return;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No ${MOST_STEPS} steps lead to ${String(target)}.`);
}
