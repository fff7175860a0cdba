import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findShopByUrl } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { readPlainTextAsJson } from '#platform/http/plain-text-json.ts';
import { recordVisit } from '../contract/visit-calls.ts';
import { recordProductVisit } from './record-product-visit.ts';

const MINUTE_MS = 60_000;
/** Nobody looks at more, told by script and pixel both; and a shop's busiest hour has less than its own. */
const PER_SHOPPER = 60;
const PER_ADDRESS = 240;
const PER_SHOP = 12_000;

/** What product pages call for shoppers who opted in: open to every origin, limited by shopper, address and shop. */
export function registerVisitRoutes(server: FastifyInstance, ctx: Context): void {
  void server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    readPlainTextAsJson(scope);
    scope.addHook('onSend', async (_request, reply) => void reply.header('access-control-allow-origin', '*'));
    const refuseTooMany = [
      limit(scope, PER_ADDRESS, ({ ip }) => ip),
      limit(scope, PER_SHOPPER, ({ body }) => `shopper ${fieldOf(body, 'shopper')}`),
      limit(scope, PER_SHOP, ({ body }) => `shop ${fieldOf(body, 'pageId')}`),
    ];
    new CallBinder(scope, async () => null).public(recordVisit, async ({ body, raw }) => {
      for (const refuse of refuseTooMany) await refuse(raw);
      const shop = await findShopByUrl(ctx.db, body.pageId);
      if (!shop || shop.uninstalled_at) throw new AppError('NOT_FOUND', { field: 'pageId' });
      await recordProductVisit(ctx, shop, body);
      return { taken: true as const };
    });
  });
}

function limit(scope: FastifyInstance, max: number, keyOf: (request: FastifyRequest) => string) {
  const check = scope.createRateLimit({ timeWindow: MINUTE_MS, max, keyGenerator: keyOf });
  return async (request: FastifyRequest) => {
    const asked = await check(request);
    if (!asked.isAllowed && asked.isExceeded) throw new AppError('TOO_MANY_REQUESTS');
  };
}

function fieldOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
