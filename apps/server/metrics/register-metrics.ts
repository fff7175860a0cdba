import type { FastifyInstance } from 'fastify';
import type { MetricsPage } from './metrics-page.ts';

/** Serves the metrics and counts requests. Must be registered before the routes that it counts. */
export function registerMetrics(server: FastifyInstance, metrics: MetricsPage): void {
  server.addHook('onResponse', async (_request, reply) => {
    metrics.recordRequest(reply.statusCode, reply.elapsedTime / 1000);
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { status, type, text } = await metrics.answer(request.headers.authorization, request.ip);
    return reply.status(status).header('cache-control', 'no-store').type(type).send(text);
  });
}
