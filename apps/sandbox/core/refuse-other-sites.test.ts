import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { refuseOtherSites } from './refuse-other-sites.ts';

let server: FastifyInstance;
beforeAll(() => {
  server = Fastify();
  server.addHook('onRequest', refuseOtherSites);
  server.all('/control/uninstall', async () => ({ done: true }));
});

it.each([
  ['POST', 'localhost:3001', undefined, 200],
  ['POST', 'localhost:3001', 'http://localhost:3001', 200],
  ['POST', 'localhost:3001', 'http://127.0.0.1:3000', 200],
  ['POST', 'localhost:3001', 'https://some.example', 403],
  ['POST', 'localhost:3001', 'null', 403],
  ['POST', 'some.example', undefined, 403],
  ['GET', 'some.example', undefined, 403],
  ['GET', 'localhost:3001', 'https://some.example', 200],
] as const)('%s at %s by a page of %s answers %d', async (method, host, origin, status) => {
  const headers = { host, ...(origin && { origin }) };
  expect((await server.inject({ method, url: '/control/uninstall', headers })).statusCode).toBe(status);
});

it.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])(
  'refuses requests through a proxy that adds %s',
  async (name) => {
    const headers = { host: 'localhost:3001', [name]: '203.0.113.7' };
    for (const method of ['GET', 'POST'] as const)
      expect((await server.inject({ method, url: '/control/uninstall', headers })).statusCode).toBe(403);
  },
);
