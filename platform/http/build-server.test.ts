import { expect, it } from 'vitest';
import { openLogger } from '#platform/logging/logger.ts';
import { buildServer } from './build-server.ts';

it.each([
  ['a proxy that is named', '10.0.0.5', '203.0.113.7'],
  ['anybody else', '127.0.0.1', '127.0.0.1'],
])('takes the word of %s for who asked', async (_what, remoteAddress, client) => {
  const server = buildServer(openLogger('silent', 'test'), {
    doors: [],
    trustedProxies: ['10.0.0.0/8'],
    publicUrl: 'http://localhost:3000',
    onFault: () => undefined,
    admit: () => undefined,
  });
  server.get('/who', ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const answer = await server.inject({ url: '/who', remoteAddress, headers });
  expect(answer.json()).toEqual({ ip: client });
});
