import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { noisePng } from '#platform/testing/noise-png.ts';
import type { MediaFormat } from '../rules/sniff-format.ts';
import { drawPicture } from './draw-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Random pixels, which compress worse than any picture. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

async function draw(content: Buffer, format: MediaFormat) {
  const place = path.join(folder, 'received');
  writeFileSync(place, content);
  const drawing = await drawPicture({ path: place, format, mostPixels: 40_000_000 });
  if (drawing.kind !== 'drawn') throw new Error(drawing.kind);
  return { ...drawing.image, ...(await sharp(drawing.image.path).metadata()) };
}

const greysOf = (image: Buffer | string) => sharp(image).toColourspace('b-w').raw().toBuffer();
const coloursOf = (image: Buffer | string) => sharp(image).removeAlpha().raw().toBuffer();
const MEGABYTE = 1024 * 1024;

it('keeps every pixel of a scan whose true-colour form is too large, in a palette', async () => {
  const scan = noisePng(5200, 5200);
  const drawn = await draw(scan, 'png');
  expect(drawn).toMatchObject({ format: 'png', isPalette: true, bitsPerSample: 1, width: 5200 });
  expect(drawn.bytes).toBeLessThan(1.1 * scan.length);
  expect((await greysOf(drawn.path)).equals(await greysOf(scan))).toBe(true);
});

it('converts a drawing with few colours to the colours that WhatsApp accepts, unchanged', async () => {
  const drawing = await noise(60, 40).png({ palette: true, colours: 40 }).toBuffer();
  const drawn = await draw(drawing, 'png');
  expect(drawn).toMatchObject({ format: 'png', isPalette: false, channels: 3, depth: 'uchar' });
  expect((await coloursOf(drawn.path)).equals(await coloursOf(drawing))).toBe(true);
});

it.each([
  ['keeps its size if less detail is enough', [3600, 2600], 70, [3600, 2600]],
  ['is made smaller if less detail is not enough', [4600, 3300], 40, [2560, 1837]],
] as const)(
  'a photograph that would grow too large when encoded again %s',
  async (_what, from, quality, to) => {
    const photo = await noise(from[0], from[1]).jpeg({ quality }).toBuffer();
    expect(photo.length).toBeLessThan(5 * MEGABYTE);
    const [width, height] = to;
    const drawn = await draw(photo, 'jpeg');
    expect(drawn).toMatchObject({ format: 'jpeg', width, height });
    expect(drawn.bytes).toBeLessThan(5 * MEGABYTE);
  },
);
