import { expect, test } from 'vitest';
import { decodePart } from './decode-part.ts';

test.each([
  ['summer%20sale.jpg', 'summer sale.jpg'],
  ['50%off.jpg', '50%off.jpg'],
  ['%E0%A4', '%E0%A4'],
])('%s is read as %s', (part, read) => {
  expect(decodePart(part)).toBe(read);
});
