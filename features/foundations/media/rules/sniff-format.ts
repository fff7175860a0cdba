import type { MediaType } from '../contract/media.ts';

export type MediaFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'mp4' | 'pdf';

/** The number of first bytes that identify every format. */
export const SNIFF_BYTES = 16;

/** Brands of the ISO media container that the channels play. QuickTime and HEIC use the same container. */
const MP4_BRANDS = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
]);

/** Returns the format of a file by its first bytes, whatever its name is. Null for refused formats. */
export function sniffFormat(first: Uint8Array): MediaFormat | null {
  const text = String.fromCharCode(...first.subarray(0, SNIFF_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && MP4_BRANDS.has(text.slice(8, 12))) return 'mp4';
  if (text.startsWith('%PDF-')) return 'pdf';
  return null;
}

const TYPE_OF_FORMAT: Record<MediaFormat, MediaType> = {
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  gif: 'image',
  mp4: 'video',
  pdf: 'document',
};

export function typeOfFormat(format: MediaFormat): MediaType {
  return TYPE_OF_FORMAT[format];
}
