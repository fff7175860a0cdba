import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { findStuckLoops } from '#platform/loop/loop.ts';

const DATABASE_TIMEOUT_MS = 2000;

/** Whether the process lives, and whether it can do its work. */
export function registerHealthRoutes(server: FastifyInstance, ctx: Context): void {
  server.get('/health/live', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const stuck = findStuckLoops();
    return stuck.length === 0 ? { status: 'live' } : reply.status(503).send({ status: 'stuck', stuck });
  });
  server.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const notReady = (await isDatabaseReady(ctx)) ? [] : ['database'];
    return reply
      .header('cache-control', 'no-store')
      .status(notReady.length === 0 ? 200 : 503)
      .send({ status: notReady.length === 0 ? 'ready' : 'not ready', notReady });
  });
  server.get('/openapi.json', { schema: { hide: true } }, async () => server.swagger());
}

async function isDatabaseReady(ctx: Context): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS).unref(),
  );
  const asked = sql`select from shops limit 1`.execute(ctx.db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, timeout]);
}
