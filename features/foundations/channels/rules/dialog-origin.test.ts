import { expect, it } from 'vitest';
import { isDialogOrigin } from './dialog-origin.ts';

const FACEBOOK = 'https://www.facebook.com';

it.each([
  [FACEBOOK, FACEBOOK, true],
  ['https://business.facebook.com', FACEBOOK, true],
  ['http://business.facebook.com', FACEBOOK, false],
  ['https://facebook.com.evil.example', FACEBOOK, false],
  ['https://evilfacebook.com', FACEBOOK, false],
  ['https://www.facebook.com', 'http://localhost:3001', false],
  ['http://localhost:3001', 'http://localhost:3001', true],
  ['http://localhost:3000', 'http://localhost:3001', false],
  ['null', FACEBOOK, false],
])('%s is an origin of the dialog at %s: %s', (origin, dialog, speaks) => {
  expect(isDialogOrigin(origin, dialog)).toBe(speaks);
});
