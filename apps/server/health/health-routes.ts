import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Serves the health checks: whether the process is alive, and whether it is ready. */
export function registerHealthRoutes(server: FastifyInstance, readiness: Readiness): void {
  const hidden = { schema: { hide: true } };
  server.get('/health/live', hidden, async (_request, reply) => {
    const { status, body } = readiness.live();
    return reply.header('cache-control', 'no-store').status(status).send(body);
  });
  server.get('/health/ready', hidden, async (_request, reply) => {
    const { status, body } = await readiness.ready();
    return reply.header('cache-control', 'no-store').status(status).send(body);
  });
  // Anyone may read this page, so it is built once. It names no shop, and its content is in the source code.
  let page: string | null = null;
  server.get('/openapi.json', hidden, async (_request, reply) => {
    page ??= JSON.stringify(server.swagger());
    return reply.type('application/json; charset=utf-8').send(page);
  });
}
