import { describe, expect, it } from 'vitest';
import { costGrowth } from '#platform/testing/cost-growth.ts';
import { contentTypeOf, isPageId, isStoredName, mediaName, type StoredFormat } from './media-name.ts';

const cases: [string, StoredFormat, string][] = [
  ['mug.jpg', 'jpeg', 'mug.jpg'],
  ['1700000000000-Moss mug.jpeg', 'jpeg', '1700000000000-Moss-mug.jpeg'],
  ['MUG.JPG', 'jpeg', 'MUG.JPG'],
  ['wheel.webp', 'png', 'wheel.png'],
  ['price list', 'pdf', 'price-list.pdf'],
  ['Größe & Gewicht.png', 'png', 'Gro-e-Gewicht.png'],
  ['../../etc/passwd', 'png', 'etc-passwd.png'],
  ['..\\..\\boot.ini', 'jpeg', 'boot.jpg'],
  ['.htaccess', 'png', 'htaccess.png'],
  ['mug.html', 'png', 'mug.png'],
  ['mug.png.html', 'png', 'mug.png.png'],
  ['a\0b.png', 'png', 'a-b.png'],
  ['%2e%2e%2fmug.png', 'png', '2e-2e-2fmug.png'],
  ['写真.jpg', 'jpeg', 'jpg.jpg'],
  ['', 'pdf', 'file.pdf'],
  ['...', 'mp4', 'file.mp4'],
  [`${'a'.repeat(400)}.png`, 'png', `${'a'.repeat(100)}.png`],
];

describe('the stored name of a file', () => {
  it.each(cases)('%s as %s is %s', (given, format, name) => {
    expect(mediaName(given, format)).toBe(name);
    expect(isStoredName(name)).toBe(true);
  });

  it('takes linear time for a name of punctuation marks', () => {
    expect(costGrowth((length) => mediaName(`a${'-.'.repeat(length)}b.png`, 'png'))).toBeLessThan(6);
  });

  it('gets a mark if it is taken', () => {
    expect(mediaName('mug.jpg', 'jpeg', 'k3j9x2')).toBe('mug-k3j9x2.jpg');
  });
});

it.each(['', '.', '..', '../mug.png', 'a/b.png', 'a\\b.png', '.env', 'mug png', '%2e', 'm\0.png', 'é.png'])(
  '"%s" is neither a name nor a page',
  (text) => {
    expect(isStoredName(text)).toBe(false);
    expect(isPageId(text)).toBe(false);
  },
);

it.each(['demo.myshopify.com', '106540352242922', 'BSFB0f1e2d'])('%s can be a page', (pageId) => {
  expect(isPageId(pageId)).toBe(true);
});

it.each([
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.JPEG', 'image/jpeg'],
  ['a.mp4', 'video/mp4'],
  ['a.pdf', 'application/pdf'],
])('%s is served as %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});
