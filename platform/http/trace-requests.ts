import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startServerSpan, isTracing, within } from '#platform/tracing/trace.ts';

/** Creates a span for each request, named by its route, because an address may contain personal data. */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'nothing here' } = request.routeOptions;
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const span = startServerSpan(`${request.method} ${route}`, attributes);
    if (!span) return done();
    spans.set(request, span);
    within(span, done);
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.end();
  });
}
