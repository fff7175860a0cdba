import { expect, it } from 'vitest';
import { openLogger } from './logger.ts';
import { readableLines } from './readable-lines.ts';

it('writes a line that people can read instead of JSON', () => {
  let written = '';
  const log = openLogger(
    'info',
    'worker',
    readableLines((text) => (written += text)),
  );
  log.info({ address: 'http://localhost:3000', count: 2 }, 'server started');
  log.error({ err: new Error('no answer') }, 'loop failed');
  const [started, failed, stack] = written.split('\n');
  expect(started).toMatch(
    /^\d\d:\d\d:\d\d {2}info {3}worker {2}server started {2}address=http:\/\/localhost:3000 {2}count=2$/,
  );
  expect(failed).toMatch(/ {2}error {2}worker {2}loop failed$/);
  expect(stack).toContain('no answer');
});
