import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openLogger } from './logger.ts';

it('writes ids, and nothing that names a person or opens a door', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const log = openLogger('info', 'api', sink);
  const failure = Object.assign(new Error('duplicate key'), {
    detail: 'Key (phone_e164)=(+4915112345678) exists',
  });
  log.error(
    { messageId: 'm-1', phone: '+4915112345678', given: { email: 'lena@example.com' }, err: failure },
    'not stored',
  );
  log.warn({ timerKey: 'cart:c1-s3cret', a: { b: { c: { d: { phone: '+4915112345678' } } } } }, 'deep');
  log.error({ err: new Error('no such number: +4915112345678') }, 'refused');
  log.info({ notification: 'Wren wants to chat' }, 'internal notification');
  log.info({ req: { id: 'r-1', method: 'GET', url: '/auth/shopify/callback?code=s3cret' } }, 'request');

  const written = lines.join('');
  expect(written).toContain('m-1');
  expect(written).toContain('no such number');
  expect(written).toContain('Wren wants to chat');
  expect(written).toContain('/auth/shopify/callback');
  for (const secret of ['4915112345678', 'lena@example.com', 's3cret']) expect(written).not.toContain(secret);
});
