import type { FastifyInstance } from 'fastify';
import { withWholeLetters } from './whole-letters.ts';

/** Parses text/plain bodies of this scope as JSON, because beacons and simple cross-origin requests use that type. */
export function readPlainTextAsJson(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(withWholeLetters(String(body))));
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }), undefined);
    }
  });
}
