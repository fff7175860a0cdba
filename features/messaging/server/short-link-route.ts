import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isPerson } from '../rules/link-target.ts';
import { ClickBook, type Click } from './click-book.ts';
import { LinkFinder, type ShortLink } from './link-finder.ts';

/** The product's own short links: redirect at once, count the person's click behind the answer. */
export function registerShortLinkRoute(server: FastifyInstance, ctx: Context): void {
  const links = new LinkFinder(ctx.pool);
  const clicks = new ClickBook(ctx.pool, ctx.log);
  // Who ends in order counts what is left.
  server.addHook('onClose', () => clicks.written());
  server.get<{ Params: { code: string } }>('/l/:code', { schema: { hide: true } }, async (request, reply) => {
    const link = await links.find(request.params.code);
    if (!link) throw new AppError('NOT_FOUND');
    if (countsAsClick(request)) clicks.add(toClick(link, ctx.clock.now()));
    return reply.header('cache-control', 'no-store').redirect(link.target_url, 302);
  });
}

function countsAsClick(request: FastifyRequest): boolean {
  return request.method === 'GET' && isPerson(request.headers['user-agent']);
}

function toClick(link: ShortLink, clickedAt: Date): Click {
  return {
    shopId: link.shop_id,
    messageId: link.message_id,
    createdAt: link.message_created_at,
    subscriberId: link.subscriber_id,
    clickedAt,
  };
}
