import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { inConnection } from '#platform/database/in-connection.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { timeOrderedId } from '#platform/ids/time-ordered-id.ts';
import { isPerson } from '../rules/link-target.ts';
import { advanceMessages } from './advance-messages.ts';

interface LinkRow {
  shop_id: number;
  message_id: string;
  message_created_at: Date;
  subscriber_id: string;
  target_url: string;
}

/** The product's own short links: redirect at once, count the person's click behind the answer. */
export function registerShortLinkRoute(server: FastifyInstance, ctx: Context): void {
  server.get<{ Params: { code: string } }>('/l/:code', { schema: { hide: true } }, async (request, reply) => {
    const { rows } = await ctx.pool.query<LinkRow>({
      name: 'find-link',
      text: 'select shop_id, message_id, message_created_at, subscriber_id, target_url from short_links where code = $1',
      values: [request.params.code],
    });
    const [link] = rows;
    if (!link) throw new AppError('NOT_FOUND');
    if (countsAsClick(request)) {
      countClick(ctx, link).catch((error: unknown) => request.log.error({ err: error }, 'click not counted'));
    }
    return reply.header('cache-control', 'no-store').redirect(link.target_url, 302);
  });
}

function countsAsClick(request: FastifyRequest): boolean {
  return request.method === 'GET' && isPerson(request.headers['user-agent']);
}

async function countClick(ctx: Context, link: LinkRow): Promise<void> {
  const at = ctx.clock.now();
  await inConnection(ctx.pool, async (client) => {
    await advanceMessages(client, [
      { shopId: link.shop_id, messageId: link.message_id, createdAt: link.message_created_at, clickedAt: at },
    ]);
    await client.query(
      `insert into touches (shop_id, touch_id, message_id, message_created_at, subscriber_id, kind, touched_at)
       values ($1, $2, $3, $4, $5, 'click', $6)`,
      [link.shop_id, timeOrderedId(at), link.message_id, link.message_created_at, link.subscriber_id, at],
    );
  });
}
