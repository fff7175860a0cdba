import { expect, it } from 'vitest';
import { SNIFF_BYTES, sniffFormat, typeOfFormat } from './sniff-format.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF\x00', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', 'png'],
  ['a WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  ['an old GIF', 'GIF87a\x01\x00', 'gif'],
  ['a GIF', 'GIF89a\x01\x00', 'gif'],
  ['an MP4', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00', 'mp4'],
  ['an MP4 of a camera', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00', 'mp4'],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'pdf'],
  ['QuickTime', '\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00', null],
  ['HEIC, in the container of MP4', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', null],
  ['audio in the container of WebP', 'RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['an SVG', '<svg xmlns="http:', null],
  ['an HTML page', '<!doctype html>\n', null],
  ['an HTML page before a PDF', '<html>%PDF-1.7', null],
  ['an executable', 'MZ\x90\x00', null],
  ['too few bytes', '\xff\xd8', null],
  ['nothing', '', null],
])('%s is %s', (_what, first, format) => {
  expect(sniffFormat(bytes(first))).toBe(format);
});

it.each(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', 'dash'])(
  'a video of the brand %s is an MP4, which the channels play',
  (brand) => {
    expect(sniffFormat(bytes(`\0\0\0\x18ftyp${brand}`))).toBe('mp4');
    expect(sniffFormat(bytes(`ftyp${brand}`))).toBeNull();
  },
);

it('formats are recognised by the first bytes only', () => {
  expect(SNIFF_BYTES).toBe(16);
});

it.each([
  ['jpeg', 'image'],
  ['png', 'image'],
  ['webp', 'image'],
  ['gif', 'image'],
  ['mp4', 'video'],
  ['pdf', 'document'],
] as const)('a file of the format %s is shown as %s', (format, type) => {
  expect(typeOfFormat(format)).toBe(type);
});
