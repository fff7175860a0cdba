import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { startTracing } from './start-tracing.ts';
import { traced } from './trace.ts';

it('does not delay the stop if the collector never answers', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/traces`;
  const tracing = await startTracing({ url, share: 1 }, 'test', openLogger('silent', 'test'));
  expect(await traced('work', {}, async () => 'done')).toBe('done');
  const beganMs = performance.now();
  await tracing.stop();
  expect(performance.now() - beganMs).toBeLessThan(9000);
  silent.close();
});
