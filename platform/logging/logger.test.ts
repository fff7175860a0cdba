import { hostname } from 'node:os';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { openLogger } from './logger.ts';

it('writes ids, and no personal data or secrets', () => {
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

it('masks values quoted in errors and texts, also in causes and in lines without a message', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const log = openLogger('info', 'api', sink);
  const quoted = 'Key (shop_id, wa_id)=(1, 4915215550111); mail eva@example.com; token EAAGabc123';
  const secrets = ['4915215550111', 'eva@example.com', 'EAAGabc123', 'abc987', 'Lena'];
  log.error({ err: new Error('not stored', { cause: new Error(quoted) }) });
  log.error({ err: new Error(quoted) }, quoted);
  log.error({ err: new Error(quoted) });
  log.error(new Error(quoted));
  log.warn(quoted);
  log.info(
    {
      wa_id: '4915215550111',
      waId: '4915215550111',
      psid: 'abc987',
      bsuid: 'abc987',
      access_token: 'abc987',
      shopperToken: 'abc987',
      given: [{ firstName: 'Lena' }],
      url: 'https://graph.example/me?access_token=abc987&fields=id',
      orderId: '5678901234567',
      atMs: 1_795_835_400_514,
    },
    'done',
  );
  const written = lines.join('');
  for (const secret of secrets) expect(written).not.toContain(secret);
  for (const useful of ['not stored', 'fields=id', '"orderId":"5678901234567"', '1795835400514'])
    expect(written).toContain(useful);
  expect(lines).toHaveLength(6);
});

it('names the process that wrote a line, so that lines of several can be told apart', () => {
  let written = '';
  openLogger('info', 'worker', { write: (line) => void (written += line) }).info('started');
  expect(JSON.parse(written)).toMatchObject({ role: 'worker', host: hostname(), pid: process.pid });
});
