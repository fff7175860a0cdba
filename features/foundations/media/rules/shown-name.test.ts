import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['https://shop.example/cdn/two%20mugs.jpg', 'two mugs.jpg'],
  ['https://shop.example/cdn/50%off.jpg', '50%off.jpg'],
  [`https://shop.example/cdn/${'a'.repeat(30)}.jpg`, `…${'a'.repeat(21)}.jpg`],
  [`https://shop.example/cdn/${encodeURIComponent('🫖'.repeat(30))}`, `…${'🫖'.repeat(25)}`],
])('%s is shown as %s', (url, name) => {
  expect(shownName(url)).toBe(name);
});
