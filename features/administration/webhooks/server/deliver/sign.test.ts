import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSecret, signatureOf } from './sign.ts';

/** Computed with `openssl dgst -sha256 -mac HMAC` over `{id}.{timestamp}.{body}`, as the specification describes it. */
const SECRET = `whsec_${Buffer.from(Array.from({ length: 32 }, (_, nth) => nth)).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const SIGNED = { id: 'evt_019a-1', timestamp: 1_674_087_231, body: '{"type":"a.b","data":{"name":"Zoë"}}' };
const SIGNATURE = 'v1,BQCzvnOe8V0qX8G3MFt9wmTC6ndxVfwD58JAccu3kRw=';
const OTHER_SIGNATURE = 'v1,DQy5YE93cBtHeUbZKgu/ImTeCBN/d009keR1QGMtTsE=';

it('signs the id, the time and the body', () => {
  expect(signatureOf(SIGNED, [SECRET])).toBe(SIGNATURE);
  expect(signatureOf(SIGNED, [OTHER])).toBe(OTHER_SIGNATURE);
});

it('signs with both secrets during a rotation, the newest first', () => {
  expect(signatureOf(SIGNED, [SECRET, OTHER])).toBe(`${SIGNATURE} ${OTHER_SIGNATURE}`);
});

it('signs differently when one thing changes', () => {
  const others = [
    signatureOf({ ...SIGNED, id: 'evt_019a-2' }, [SECRET]),
    signatureOf({ ...SIGNED, timestamp: SIGNED.timestamp + 1 }, [SECRET]),
    signatureOf({ ...SIGNED, body: `${SIGNED.body} ` }, [SECRET]),
  ];
  expect(new Set([...others, SIGNATURE]).size).toBe(4);
});

it('makes secrets of 32 random bytes', () => {
  const secret = makeSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secret).not.toBe(makeSecret());
  const key = Buffer.from(secret.slice(6), 'base64');
  expect(key).toHaveLength(32);
  const expected = createHmac('sha256', key).update('evt_1.1.{}').digest();
  const signed = signatureOf({ id: 'evt_1', timestamp: 1, body: '{}' }, [secret]);
  expect(timingSafeEqual(Buffer.from(signed.slice(3), 'base64'), expected)).toBe(true);
});
