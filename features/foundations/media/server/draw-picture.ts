import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_BYTES, MOST_PIXELS } from '../contract/media.ts';
import type { MediaFormat } from '../rules/sniff-format.ts';

/** An uploaded image, and the limit of its pixels. */
export interface PictureToDraw {
  path: string;
  format: MediaFormat;
  mostPixels: number;
}

/** An image as it is stored. */
export interface PreparedImage {
  path: string;
  format: 'jpeg' | 'png';
  bytes: number;
  width: number;
  height: number;
}

export type Drawing = { kind: 'drawn'; image: PreparedImage } | { kind: 'tooManyPixels' };

// The format was read from the first bytes. None of the library's other readers may see the file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// One processor for a picture, so that the others are free.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Encodes an image again: only its upright pixels are left, in the web's colours, without metadata. Of an animated
 * image, the first frame stays. Throws IMAGE_UNREADABLE and FILE_TOO_LARGE.
 */
export async function drawPicture(picture: PictureToDraw): Promise<Drawing> {
  const source = await readFile(picture.path);
  const seen = await readMetadata(source, picture.format);
  if (seen.width * seen.height > picture.mostPixels) return { kind: 'tooManyPixels' };
  for (const way of waysFor(seen, source.length)) {
    const { data, info } = await draw(source, way);
    if (data.length > MOST_BYTES.image) continue;
    const place = path.join(path.dirname(picture.path), 'prepared');
    await writeFile(place, data, { flush: true });
    const { width, height } = info;
    const format = way.as === 'jpeg' ? 'jpeg' : 'png';
    return { kind: 'drawn', image: { path: place, format, bytes: data.length, width, height } };
  }
  throw new AppError('FILE_TOO_LARGE', { field: 'file' });
}

async function readMetadata(source: Buffer, format: MediaFormat): Promise<Metadata> {
  const seen = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('IMAGE_UNREADABLE', { field: 'file', cause: error });
    });
  if (seen.format !== format) throw new AppError('IMAGE_UNREADABLE', { field: 'file' });
  return seen;
}

type Way =
  | { as: 'png' }
  | { as: 'few colours'; colours: number }
  | { as: 'jpeg'; quality: number; mostSide: number | null };

const PNG: Way = { as: 'png' };
/**
 * First hard to distinguish from the original, at last smaller but still larger than any phone's screen, which always
 * fits.
 */
const JPEGS: readonly Way[] = [
  { as: 'jpeg', quality: 88, mostSide: null },
  { as: 'jpeg', quality: 76, mostSide: null },
  { as: 'jpeg', quality: 88, mostSide: 2560 },
];

/**
 * Returns the ways in which an image is tried until one fits. Drawings stay sharp as PNG, and transparency stays. Scans
 * and drawings with few colours grow by up to three quarters if each pixel gets a full colour. This is tried first if
 * it may fit, because WhatsApp asks for 8-bit RGB or RGBA (Cloud API, supported images).
 */
function waysFor(seen: Metadata, bytes: number): readonly Way[] {
  if (seen.hasAlpha) return drawingWays(seen, bytes);
  const isDrawing = seen.format === 'png' || seen.format === 'gif';
  return isDrawing ? [...drawingWays(seen, bytes), ...JPEGS] : JPEGS;
}

function drawingWays({ isPalette, bitsPerSample, channels }: Metadata, bytes: number): Way[] {
  const hasFewColours = isPalette || (channels === 1 && bitsPerSample !== undefined);
  if (!hasFewColours) return [PNG];
  const fewColours: Way = { as: 'few colours', colours: 2 ** Math.min(8, bitsPerSample ?? 8) };
  return bytes > MOST_BYTES.image * 0.6 ? [fewColours] : [PNG, fewColours];
}

function draw(source: Buffer, way: Way) {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .toColourspace('srgb');
  return encode(image, way)
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('IMAGE_UNREADABLE', { field: 'file', cause: error });
    });
}

/** The compression for the last few per cent takes twenty times as long (measured on noise). */
const COMPRESSION_LEVEL = 6;
/** From here on every colour stays exactly the same (measured). */
const PALETTE_EFFORT = 4;

function encode(image: Sharp, way: Way): Sharp {
  switch (way.as) {
    case 'png':
      return image.png({ compressionLevel: COMPRESSION_LEVEL });
    case 'few colours':
      return image.png({
        compressionLevel: COMPRESSION_LEVEL,
        palette: true,
        colours: way.colours,
        dither: 0,
        effort: PALETTE_EFFORT,
      });
    case 'jpeg':
      return shrunk(image, way.mostSide).jpeg({ quality: way.quality });
  }
}

function shrunk(image: Sharp, side: number | null): Sharp {
  if (side === null) return image;
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
