import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_BYTES, MOST_PIXELS } from '../contract/media.ts';
import type { MediaFormat } from '../rules/sniff-format.ts';

export interface PreparedImage {
  path: string;
  format: 'jpeg' | 'png';
  bytes: number;
  width: number;
  height: number;
}

/** Hard to tell from the original, at a fraction of its size. */
const JPEG_QUALITY = 88;
const WITHIN_SECONDS = 20;

// A large image unfolds to 160 MB, so one at a time is what a small machine bears.
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Draws an image anew: only its pixels are left, upright, in the colours of the web, without what its file carried
 * beside them. Of a moving image the first picture stays.
 */
export function prepareImage(received: { path: string; format: MediaFormat }): Promise<PreparedImage> {
  const turn = lastTurn.then(() => drawAnew(received));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function drawAnew(received: { path: string; format: MediaFormat }): Promise<PreparedImage> {
  const source = await readFile(received.path);
  const { hasAlpha } = await look(source, received.format);
  for (const format of formatsFor(received.format, hasAlpha)) {
    const { data, info } = await draw(source, format);
    if (data.length > MOST_BYTES.image) continue;
    const place = path.join(path.dirname(received.path), 'prepared');
    await writeFile(place, data, { flush: true });
    return { path: place, format, bytes: data.length, width: info.width, height: info.height };
  }
  throw new AppError('FILE_TOO_LARGE', { field: 'file' });
}

/** What fits first is taken: drawings stay sharp as PNG, and what can be seen through stays so. */
function formatsFor(format: MediaFormat, hasAlpha: boolean): readonly ('jpeg' | 'png')[] {
  if (hasAlpha) return ['png'];
  return format === 'png' || format === 'gif' ? ['png', 'jpeg'] : ['jpeg'];
}

async function look(source: Buffer, format: MediaFormat): Promise<{ hasAlpha: boolean }> {
  const seen = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('IMAGE_UNREADABLE', { field: 'file', cause: error });
    });
  if (seen.format !== format) throw new AppError('IMAGE_UNREADABLE', { field: 'file' });
  if (seen.width * seen.height > MOST_PIXELS) throw new AppError('IMAGE_TOO_MANY_PIXELS', { field: 'file' });
  return { hasAlpha: seen.hasAlpha };
}

function draw(source: Buffer, format: 'jpeg' | 'png') {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: WITHIN_SECONDS })
    .autoOrient()
    .toColourspace('srgb');
  return encode(image, format)
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('IMAGE_UNREADABLE', { field: 'file', cause: error });
    });
}

function encode(image: Sharp, format: 'jpeg' | 'png'): Sharp {
  return format === 'png'
    ? image.png({ compressionLevel: 9 })
    : image.jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
}
