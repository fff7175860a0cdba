import { expect, it } from 'vitest';
import type { MediaType } from '../contract/media.ts';
import { endingsOf, fileRefusalReason } from './file-refusal-reason.ts';

const MEGABYTE = 1024 * 1024;

it.each<[string, number, MediaType[], ReturnType<typeof fileRefusalReason>]>([
  ['mug.jpg', 5 * MEGABYTE, ['image'], null],
  ['MUG.JPEG', 1, ['image'], null],
  ['mug.webp', 1, ['image'], 'type'],
  ['mug.gif', 1, ['image', 'video', 'document'], 'type'],
  ['mug.jpg', 5 * MEGABYTE + 1, ['image'], 'size'],
  ['mug.mp4', 16 * MEGABYTE, ['image', 'video'], null],
  ['mug.mp4', 16 * MEGABYTE + 1, ['image', 'video'], 'size'],
  ['list.pdf', 100 * MEGABYTE, ['document'], null],
  ['list.pdf', 1, ['image', 'video'], 'type'],
  ['mug.svg', 1, ['image'], 'type'],
  ['mug.heic', 1, ['image'], 'type'],
  ['mug', 1, ['image'], 'type'],
  ['mug.jpg.exe', 1, ['image'], 'type'],
  ['mug.jpg', 0, ['image'], 'empty'],
])('a file %s of %d bytes for %j', (name, size, types, why) => {
  expect(fileRefusalReason({ name, size }, types, 'message')).toBe(why);
});

it.each(['mug.webp', 'mug.gif', 'mug.png'])('accepts %s as a picture in the store', (name) => {
  expect(fileRefusalReason({ name, size: 1 }, ['image'], 'store')).toBeNull();
});

it('names the endings of every accepted type', () => {
  expect(endingsOf(['image', 'video', 'document'], 'message')).toEqual([
    '.jpeg',
    '.jpg',
    '.png',
    '.mp4',
    '.pdf',
  ]);
});
