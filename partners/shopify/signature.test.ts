import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signQuery, signWebhook, verifyQuery, verifyWebhook } from './signature.ts';

const SECRET = 'hush';

describe('webhook signature', () => {
  const body = Buffer.from('{"name":"Möbel"}');

  it('is the base64 HMAC-SHA256 of the raw bytes', () => {
    expect(signWebhook(body, SECRET)).toBe(createHmac('sha256', SECRET).update(body).digest('base64'));
    expect(signWebhook(body.toString('utf8'), SECRET)).toBe(signWebhook(body, SECRET));
  });

  it('accepts its own signature and nothing else', () => {
    const signature = signWebhook(body, SECRET);
    expect(verifyWebhook(body, signature, SECRET)).toBe(true);
    expect(verifyWebhook(Buffer.from('{"name":"Mobel"}'), signature, SECRET)).toBe(false);
    expect(verifyWebhook(body, signature, 'other')).toBe(false);
    for (const wrong of [undefined, '', 'short', 'ä'.repeat(44)])
      expect(verifyWebhook(body, wrong, SECRET)).toBe(false);
  });
});

describe('query signature', () => {
  const params = { shop: 'demo.myshopify.com', code: 'a b', host: 'eA==', state: 'n', timestamp: '1' };

  it('signs the sorted, percent-encoded parameters in hex', () => {
    const text = 'code=a%20b&host=eA%3D%3D&shop=demo.myshopify.com&state=n&timestamp=1';
    expect(signQuery(params, SECRET)).toBe(createHmac('sha256', SECRET).update(text).digest('hex'));
  });

  it('does not sign `hmac` and `signature`', () => {
    const hmac = signQuery(params, SECRET);
    expect(signQuery({ ...params, hmac, signature: 'x' }, SECRET)).toBe(hmac);
    expect(verifyQuery({ ...params, hmac }, SECRET)).toBe(true);
  });

  it('refuses a changed, unsigned or broken query', () => {
    const hmac = signQuery(params, SECRET);
    expect(verifyQuery({ ...params, shop: 'other.myshopify.com', hmac }, SECRET)).toBe(false);
    expect(verifyQuery(params, SECRET)).toBe(false);
    expect(verifyQuery({ ...params, state: '\uD800', hmac }, SECRET)).toBe(false);
  });
});
