import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context.ts';

/** Redirects to the source code of this installation, which its licence asks to offer (AGPL-3.0, section 13). */
export function registerSourceRoute(server: FastifyInstance, { settings }: Pick<Context, 'settings'>): void {
  server.get('/source', { schema: { hide: true } }, async (_request, reply) => {
    const { sourceUrl, email } = settings.support;
    if (sourceUrl !== null) return reply.redirect(sourceUrl);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Bellbird is free software under AGPL-3.0. To get the source code that runs here, write to ${email}.\n`,
      );
  });
}
