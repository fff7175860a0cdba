import { expect } from '@playwright/test';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ask } from '../../../tools/world/open-server.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';
import { connectPage, PAGE_ID, press } from './editor-stage.ts';

test.use({ worldOf: 'editor parts', isInstalled: true });

const MIRA = { pageId: PAGE_ID, from: '+4915215550131' };
const RED = 'rgb(201, 42, 42)';
const VIDEO = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(5000)]);

test('every kind of part is written, moved, tried out and saved', async ({ world, page, context }) => {
  test.slow();
  page.setDefaultTimeout(40_000);
  const editor = page.getByRole('dialog', { name: 'Edit Get Started - Facebook' });
  const phone = editor.getByRole('complementary', { name: 'Preview' });
  const texts = editor.getByRole('textbox', { name: 'Text', exact: true });
  const field = (name: string) => editor.getByRole('textbox', { name, exact: true });
  const button = (name: string) => editor.getByRole('button', { name, exact: true });
  const write = async (name: string, words: string) => {
    await field(name).focus();
    await page.keyboard.type(words);
  };
  await connectPage(world.appUrl);
  await world.control('/messenger/open', MIRA);
  await world.control('/messenger/get-started', MIRA);
  await logIn(page, world);
  await page.goto(`${world.appUrl}/automation/getStarted`);
  await expect(page.getByText('Always on: it answers Get Started')).toBeVisible();
  await page.getByRole('button', { name: 'Edit message 1' }).click();
  await expect(texts).toHaveCount(1);

  await test.step('Ten cards with three buttons each, and no more', async () => {
    await button('Carousel').click();
    await expect(button('Generic Template Title cannot be empty')).toBeVisible();
    await write('Title of card 1', 'Mug');
    await write('Subtitle of card 1', 'Made by hand');
    const card = editor.getByRole('listitem', { name: 'Card 1 of 1' });
    await card.getByRole('button', { name: 'Add button' }).click();
    await editor.getByLabel('Button title').fill('Look');
    await card.getByRole('button', { name: 'Done' }).click();
    await card.getByRole('button', { name: 'Add button' }).click();
    await editor.getByLabel('Button title').fill('Our page');
    await editor.getByLabel('A tap on it opens').selectOption('A page on the web');
    await expect(button('Edit Button URL cannot be empty')).toBeVisible();
    await editor.getByLabel('Address', { exact: true }).fill('wren.example');
    await expect(button('Edit Button URL must begin with https:// or http://')).toBeVisible();
    await editor.getByLabel('Address', { exact: true }).fill('https://wren.example/mugs');
    await card.getByRole('button', { name: 'Done' }).click();
    await card.getByRole('button', { name: 'Add button' }).click();
    await editor.getByLabel('Button title').fill('Call us');
    await editor.getByLabel('A tap on it opens').selectOption('A phone call');
    await editor.getByLabel('Phone number, with the country code').fill('0152');
    await expect(
      button('Edit Button Phone number must be valid and must contain country code starting with +'),
    ).toBeVisible();
    await expect(button('Save')).toHaveCSS('background-color', RED);
    await editor.getByLabel('Phone number, with the country code').fill('+49 1521 5550131');
    await card.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByRole('button', { name: 'Add button' })).toHaveCount(0);
    for (let count = 1; count < 10; count += 1) await button('Duplicate card 1').click();
    await expect(editor.getByRole('listitem', { name: /^Card \d+ of 10$/ })).toHaveCount(10);
    await expect(button('Add card')).toHaveCount(0);
    await expect(button('Duplicate card 1')).toHaveAttribute('aria-disabled', 'true');
    await expect(phone.getByText('Made by hand')).toHaveCount(10);
    await button('Move card 1 right').click();
    for (const nth of [1, 2])
      await expect(
        editor
          .getByRole('listitem', { name: `Card ${nth} of 10` })
          .getByRole('textbox', { name: `Title of card ${nth}`, exact: true }),
      ).toBeVisible();
    await button('Show the product here').first().click();
    await expect(editor.getByText('Product Title', { exact: true })).toBeVisible();
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-media-'));
  await test.step('A file: what it really is counts, and its size; an address that shows nothing says so', async () => {
    await button('Image, video or document').first().click();
    const panel = editor.getByRole('group', { name: 'Image, video or document' }).first();
    const input = panel.locator('input[type=file]');
    await input.setInputFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ program') });
    await expect(panel.getByRole('alert')).toContainText('This kind of file cannot be used here.');
    const film = path.join(folder, 'film.mp4');
    writeFileSync(film, VIDEO);
    truncateSync(film, 100 * 1024 * 1024);
    await input.setInputFiles(film);
    await expect(panel.getByRole('alert')).toContainText(/16.MB/);
    const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#556b4f' } })
      .png()
      .toBuffer();
    await input.setInputFiles({ name: 'sofa.png', mimeType: 'image/png', buffer: picture });
    await expect(phone.locator('img[src*="sofa.png"]')).toBeVisible();
    const address = panel.getByLabel('Or its address on the web');
    await address.fill('https://gone.example/mug.jpg');
    await expect(editor.getByText(/Nothing can be shown from/).first()).toBeVisible();
    await expect(phone.getByText('Picture', { exact: true }).last()).toBeVisible();
    // What could not be had before does not stand in the way of what can.
    await input.setInputFiles({ name: 'sofa.png', mimeType: 'image/png', buffer: picture });
    await expect(phone.locator('img[src*="sofa.png"]')).toBeVisible();
    await address.fill('ftp://mug');
    await expect(button('Media URL must begin with https:// or http://')).toBeVisible();
    await test.step('What is typed while a file is on its way stays', async () => {
      let arrived = () => {};
      const held = new Promise<void>((resolve) => (arrived = resolve));
      await page.route('**/upload?*', async (route) => {
        await held;
        // It was given up by then.
        await route.continue().catch(() => {});
      });
      await input.setInputFiles({ name: 'late.png', mimeType: 'image/png', buffer: picture });
      await expect(panel.getByText('Media is uploading')).toBeVisible();
      // No address yet, and meant all the same.
      await address.fill('https://typed');
      await expect(panel.getByText(/^Upload cancelled/)).toBeVisible();
      arrived();
      await page.unroute('**/upload?*');
      await expect(panel.getByText('File Uploaded Successfully')).toHaveCount(0);
      await expect(address).toHaveValue('https://typed');
    });
    await input.setInputFiles({ name: 'clip.mp4', mimeType: 'video/mp4', buffer: VIDEO });
    await expect(editor.locator('video[src*="clip.mp4"]').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Done' }).click();
  });
  rmSync(folder, { recursive: true });

  await test.step('Parts are dragged by mouse and by keys', async () => {
    const kinds = () =>
      editor.locator('[data-kind]').evaluateAll((all) => all.map((one) => one.getAttribute('data-kind')));
    expect(await kinds()).toEqual(['text', 'cards', 'media']);
    const [grip, target] = [button('Drag image, video or document 3'), texts.first()];
    await grip.hover();
    await page.mouse.down();
    const box = await target.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 40, { steps: 8 });
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(kinds).toEqual(['media', 'text', 'cards']);
    await button('Drag image, video or document 1').focus();
    await page.keyboard.press('Space');
    await expect(editor.locator('[data-dragging=true]')).toBeVisible();
    // What is lifted hears of keys a moment later.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(editor.getByText('It would stand at place 2 of 3.')).toBeAttached({ timeout: 3000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(kinds).toEqual(['text', 'media', 'cards']);
    await button('Delete image, video or document 2').click();
  });

  await test.step('A name that is not known has words of its own', async () => {
    await texts.first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Hi {{firstName}}, have a look:');
    await button('Say something else where a value is missing').click();
    await write('Text where a value is missing', '!');
    await expect(phone.getByText('Hi Lena, have a look:')).toBeVisible();
    const shown = phone.getByLabel('Show it where');
    await shown.selectOption('The first name is not known');
    await expect(phone.getByText('Hi Lena')).toHaveCount(0);
    await expect(phone.getByText('!Hi, have a look:')).toBeVisible();
    await shown.selectOption('Everything is known');
  });

  await test.step('Saved on the way out, it is what the shopper’s phone gets as a test', async () => {
    await press(page, 'Close the editor');
    await page.getByRole('button', { name: 'Save and Close' }).click();
    await expect(editor).toBeHidden();
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await expect(editor.getByRole('listitem', { name: /^Card \d+ of 10$/ })).toHaveCount(10);
    await editor.getByRole('button', { name: 'Send a test of this message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send a test' });
    await expect(dialog.getByLabel('Who gets it')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('The test is on its way.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    const chat = `${world.sandboxUrl}/phone/messenger/${PAGE_ID}/${encodeURIComponent(MIRA.from)}`;
    const heard = async () => JSON.stringify((await ask(chat)).body);
    await expect.poll(heard).toContain('have a look:');
    await expect.poll(heard).toContain('Made by hand');
  });

  await test.step('What is discarded is gone, and is not offered again', async () => {
    await button('Delete carousel 2').click();
    await press(page, 'Close the editor');
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(editor).toBeHidden();
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    await expect(button('Delete carousel 2')).toHaveCount(1);
    await expect(button('Bring them back')).toHaveCount(0);
  });

  await test.step('Of two tabs the later one is told, and both keep what they wrote', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Edit message 1' }).click();
    await other.getByRole('textbox', { name: 'Subtitle of card 10', exact: true }).focus();
    await other.keyboard.type(' in the other tab');
    await other.keyboard.press('ControlOrMeta+s');
    const there = other.getByRole('dialog', { name: 'Edit Get Started - Facebook' });
    await expect(there.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await other.close();
    await write('Text', ' And more.');
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('button', { name: 'Keep both' }).click();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(button('Saved')).toBeVisible();
    await expect(field('Subtitle of card 10')).toContainText('in the other tab');
    await expect(texts.first()).toContainText('And more.');
  });
});
