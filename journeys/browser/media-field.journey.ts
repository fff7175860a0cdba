import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'media field', isInstalled: true });

/** A page with only two fields, as a screen uses them. */
const PAGE_SOURCE = `
import '#platform/ui-kit/theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { UploadField } from '#features/foundations/media/web/upload-field.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { theme } from '#platform/ui-kit/theme/theme.ts';

function Field({ label, types, description }) {
  const [value, onChange] = useState(null);
  return createElement(UploadField, { label, types, description, value, onChange, pageId: '${DEMO_SHOP}' });
}
createRoot(document.getElementById('root')).render(
  createElement(MantineProvider, { theme, defaultColorScheme: 'auto' },
    createElement('main', { style: { padding: 24, maxWidth: 720, display: 'grid', gap: 24 } },
      createElement('h1', null, 'Uploads'),
      createElement(Panel, { title: 'Wheel' },
        createElement(Field, { label: 'Background image', types: ['image'], description: 'Shown behind the wheel.' })),
      createElement(Panel, { title: 'Message' },
        createElement(Field, { label: 'Media', types: ['image', 'video', 'document'] })))));
`;

async function openFields(page: Page, appUrl: string): Promise<void> {
  const built = await build({
    stdin: { contents: PAGE_SOURCE, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string) => built.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Uploads</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>${textOf('.css')}</style></head><body><div id="root"></div>
    <script type="module">${textOf('.js').replaceAll('</script', '<\\/script')}</script></body></html>`;
  await page.route(`${appUrl}/fields`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${appUrl}/fields`);
}

test('a merchant gives a field its file by picker, drop, paste and keyboard', async ({
  environment,
  page,
}) => {
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#556b4f' } })
    .jpeg()
    .toBuffer();
  const field = page.getByRole('group', { name: 'Background image' });
  const input = field.getByRole('button', { name: 'Background image Choose a file' });

  await logIn(page, environment);
  await openFields(page, environment.appUrl);

  await test.step('She opens the picker with the keyboard, and the picture appears', async () => {
    await expect(async () => {
      await input.focus();
      const choosing = page.waitForEvent('filechooser', { timeout: 2000 });
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({ name: 'Moss mug.jpg', mimeType: 'image/jpeg', buffer: picture });
    }).toPass();
    await expect(field.getByRole('status')).toHaveText('File Uploaded Successfully');
    const shown = field.getByRole('img', { name: /Moss-mug.jpg/ });
    await expect(shown).toHaveJSProperty('naturalWidth', 640);
    await expect(shown).toHaveAttribute(
      'src',
      new RegExp(`/cdn/uploads/${DEMO_SHOP}/image/\\d+-Moss-mug\\.jpg$`),
    );
  });

  await test.step('A long upload shows its progress and can be cancelled; the previous picture stays', async () => {
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    const noise = await sharp(randomBytes(1200 * 1200 * 3), {
      raw: { width: 1200, height: 1200, channels: 3 },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const replace = field.getByRole('button', { name: 'Background image Replace' });
    await replace.setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer: noise });
    await expect(field.getByRole('status')).toHaveText('Media is uploading');
    const bar = field.getByRole('progressbar', { name: 'Uploading noise.jpg' });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    await field.getByRole('button', { name: 'Cancel uploading noise.jpg' }).press('Enter');
    await expect(field.getByRole('status')).toHaveText('Upload cancelled.');
    await expect(field.getByRole('img', { name: /Moss-mug.jpg/ })).toBeVisible();
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  });

  await test.step('A picture that she removes is gone for everybody', async () => {
    const url = (await field.getByRole('img').getAttribute('src')) ?? '';
    await field.getByRole('button', { name: 'Remove Background image' }).press('Enter');
    await expect(field.getByRole('status')).toHaveText('File removed.');
    await expect(input).toBeFocused();
    expect((await fetch(url)).status).toBe(404);
  });

  const media = page.getByRole('group', { name: 'Media' });
  await test.step('A dropped video and a pasted picture are accepted as well', async () => {
    const video = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(5000)]);
    await giveFile(page, 'drop', { name: 'mug.mp4', type: 'video/mp4', bytes: video });
    await expect(media.locator('video')).toHaveAttribute('src', /\/video\/\d+-mug\.mp4$/);
    await giveFile(page, 'paste', {
      name: 'image.png',
      type: 'image/png',
      bytes: await sharp(picture).png().toBuffer(),
    });
    await expect(media.getByRole('img')).toHaveAttribute('src', /\/image\/\d+-image\.png$/);
  });

  await test.step('Everything is accessible', async () => {
    await input.setInputFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(field.getByRole('img')).toBeVisible();
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `test-results/upload-${colorScheme}-${width}.png`, fullPage: true });
      const { violations } = await axeOf(page).exclude('iframe').analyze();
      expect(violations).toEqual([]);
    }
  });
});

/** Gives the second field a file, as the browser does when a file is dropped or pasted. */
async function giveFile(
  page: Page,
  how: 'drop' | 'paste',
  { name, type, bytes }: { name: string; type: string; bytes: Buffer },
): Promise<void> {
  const script = `(() => {
    const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], '${name}', { type: '${type}' }));
    const field = document.querySelectorAll('input[type=file]')[1];
    const options = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
    if ('${how}' === 'paste') return field.dispatchEvent(new ClipboardEvent('paste', options));
    for (const kind of ['dragenter', 'dragover', 'drop']) field.dispatchEvent(new DragEvent(kind, options));
  })()`;
  await page.evaluate(script);
}
