import type { FastifyInstance } from 'fastify';

/** Leaves bodies of this scope as the bytes that came: a signature covers bytes, not parsed JSON. */
export function keepRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Parses text/plain bodies of this scope as JSON: beacons and simple cross-origin requests send them so. */
export function readPlainTextAsJson(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });
}
