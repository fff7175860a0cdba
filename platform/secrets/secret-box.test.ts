import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const KEY = randomBytes(32);
const box = new SecretBox(KEY);
const WREN = { shopId: 1, column: 'senders.access_token' };

it('opens what was sealed for a place, there', () => {
  expect(box.open(box.seal('EAAG-token', WREN), WREN)).toBe('EAAG-token');
});

it.each([
  ['another shop', { ...WREN, shopId: 2 }],
  ['another column', { ...WREN, column: 'facebook_pages.user_token' }],
])('does not open it for %s', (_name, place) => {
  expect(() => box.open(box.seal('EAAG-token', WREN), place)).toThrow('authenticate');
});

it('opens nothing that was sealed under another key, or changed', () => {
  const other = new SecretBox(randomBytes(32));
  expect(() => box.open(other.seal('EAAG-token', WREN), WREN)).toThrow('authenticate');
  const sealed = box.seal('EAAG-token', WREN);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => box.open(sealed, WREN)).toThrow('authenticate');
});

it('opens what was sealed before places were known', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce);
  const sealed = Buffer.concat([cipher.update('EAAG-token'), cipher.final()]);
  expect(box.open(Buffer.concat([nonce, cipher.getAuthTag(), sealed]), WREN)).toBe('EAAG-token');
});
