import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context.ts';
import { readerOf } from '#platform/http/reader-of-request.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from './texts/all.ts';

/** Redirects to the source code of this installation, which the licence requires us to offer (AGPL-3.0, section 13). */
export function registerSourceRoute(server: FastifyInstance, { settings }: Pick<Context, 'settings'>): void {
  server.get('/source', { schema: { hide: true } }, async (request, reply) => {
    const { sourceUrl, email } = settings.support;
    if (sourceUrl !== null) return reply.redirect(sourceUrl);
    const words = forReader(readerOf(request), () => fill(texts.source.ask, { email }));
    return reply.type('text/plain; charset=utf-8').send(`${words}
`);
  });
}
