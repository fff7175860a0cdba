import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const KEY = randomBytes(32);
const box = new SecretBox(KEY);
const WREN = { shopId: 1, column: 'senders.access_token' };

it('decrypts a secret for the shop and column it was encrypted for', () => {
  expect(box.open(box.seal('EAAG-token', WREN), WREN)).toBe('EAAG-token');
});

it.each([
  ['another shop', { ...WREN, shopId: 2 }],
  ['another column', { ...WREN, column: 'facebook_pages.user_token' }],
])('does not decrypt it for %s', (_name, place) => {
  expect(() => box.open(box.seal('EAAG-token', WREN), place)).toThrow('authenticate');
});

it('does not decrypt a secret of another key, or a changed one', () => {
  const other = new SecretBox(randomBytes(32));
  expect(() => box.open(other.seal('EAAG-token', WREN), WREN)).toThrow('authenticate');
  const sealed = box.seal('EAAG-token', WREN);
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => box.open(sealed, WREN)).toThrow('authenticate');
});

it('decrypts secrets that were encrypted before they were bound to a shop and column', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce);
  const sealed = Buffer.concat([cipher.update('EAAG-token'), cipher.final()]);
  expect(box.open(Buffer.concat([nonce, cipher.getAuthTag(), sealed]), WREN)).toBe('EAAG-token');
});
