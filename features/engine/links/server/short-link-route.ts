import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { isStorePage, LINK_TOKEN, sealLinkToken } from '#features/foundations/visits/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { addressLimit } from '#platform/http/sources/limit-addresses.ts';
import { visitKind } from '../rules/visit-kind.ts';
import { ClickBatcher, type Click } from './click-batcher.ts';
import { LinkFinder, type ShortLink } from './link-finder.ts';
import { RequestCounter } from './request-counter.ts';

/**
 * The most counted clicks from one IP address. Thousands of shoppers may share a mobile carrier's address when a
 * broadcast is sent.
 */
const CLICKS_PER_MINUTE = 2000;

/** The product's short links: redirects everybody immediately, and counts a person's click after the answer. */
export function registerShortLinkRoute(server: FastifyInstance, ctx: Context): void {
  const links = new LinkFinder(ctx.pool);
  const clicks = new ClickBatcher(ctx.pool, ctx.log);
  const requests = new RequestCounter(ctx.pool, ctx.log);
  // A process that ends normally counts what is left.
  server.addHook('onClose', async () => {
    await Promise.all([clicks.written(), requests.written()]);
  });
  void server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    const isTooMuch = addressLimit(scope, CLICKS_PER_MINUTE);
    scope.get<{ Params: { code: string } }>(
      '/l/:code',
      { schema: { hide: true } },
      async (request, reply) => {
        const link = await links.find(request.params.code);
        if (!link) throw new AppError('NOT_FOUND');
        const click = toClick(link, ctx.clock.now());
        const kind = visitKind(request);
        if (kind !== 'person')
          requests.add({ shopId: click.shopId, messageId: click.messageId, kind, at: click.clickedAt });
        // A click that is already counted does not use up the limit of an address that others share.
        else if (!clicks.has(click) && !(await isTooMuch(request))) {
          clicks.add(click);
        }
        const target = kind === 'person' ? await targetOf(ctx, link) : link.target_url;
        return reply.header('cache-control', 'no-store').redirect(target, 302);
      },
    );
  });
}

/**
 * The target for a person. A link of a Messenger chat into the store carries a token that identifies the browser as the
 * chat's, because Messenger tells the store nothing about the visitor.
 */
async function targetOf(ctx: Context, link: ShortLink): Promise<string> {
  if (link.channel !== 'FB') return link.target_url;
  const { shop_id: shopId, subscriber_id: subscriberId, code, target_url: address } = link;
  const shop = await getShop(ctx.db, shopId);
  if (!isStorePage(address, shop)) return address;
  const target = new URL(address);
  target.searchParams.set(LINK_TOKEN, sealLinkToken(ctx, { shopId, code, subscriberId }));
  return target.href;
}

/** Converts a person's request of a link to a click. */
export function toClick(link: ShortLink, clickedAt: Date): Click {
  return {
    shopId: link.shop_id,
    messageId: link.message_id,
    createdAt: link.message_created_at,
    subscriberId: link.subscriber_id,
    within:
      link.own_message_id !== null && link.own_created_at !== null
        ? { messageId: link.own_message_id, createdAt: link.own_created_at }
        : null,
    clickedAt,
  };
}
