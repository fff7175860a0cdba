import { describe, expect, test } from 'vitest';
import { signPayload, verifyPayload } from './signature.ts';

/** RFC 4231, test case 2, and a body with multi-byte characters computed with `openssl dgst`. */
const vectors = [
  {
    secret: 'Jefe',
    body: 'what do ya want for nothing?',
    header: 'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    secret: 'shh-its-a-secret',
    body: '{"text":"Grüße 👋"}',
    header: 'sha256=57bc0fada8090498434ebf6792d92c88ae873bccbb860b053243b2ec6a5ce91e',
  },
];

describe('the signature on a webhook', () => {
  test.each(vectors)('of $body', ({ secret, body, header }) => {
    expect(signPayload(body, secret)).toBe(header);
    expect(signPayload(Buffer.from(body), secret)).toBe(header);
    expect(verifyPayload(Buffer.from(body), header, secret)).toBe(true);
  });

  const body = Buffer.from('{"object":"page"}');
  const good = signPayload(body, 'secret');
  test.each([
    ['no header', undefined, 'secret'],
    ['an empty header', '', 'secret'],
    ['no prefix', good.slice(7), 'secret'],
    ['the old algorithm', good.replace('sha256=', 'sha1='), 'secret'],
    ['half a digest', good.slice(0, 40), 'secret'],
    ['not hexadecimal, with wide characters', `sha256=${'ü'.repeat(64)}`, 'secret'],
    ['another secret', signPayload(body, 'other'), 'secret'],
    ['an empty secret', signPayload(body, ''), ''],
  ])('is refused: %s', (_, header, secret) => {
    expect(verifyPayload(body, header, secret)).toBe(false);
  });

  test('is refused when one byte of the body differs', () => {
    expect(verifyPayload(Buffer.from('{"object":"pagf"}'), good, 'secret')).toBe(false);
  });
});
