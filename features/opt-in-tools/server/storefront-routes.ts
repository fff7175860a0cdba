import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addToRollup } from '#features/analytics/server/index.ts';
import { findShopByUrl, type Shop } from '#features/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { readPlainTextAsJson } from '#platform/http/plain-text-json.ts';
import { countToolEvents, getPublicTools, optIn } from '../contract/tool-calls.ts';
import { PillSettings, type PublicTools, type ToolType } from '../contract/tool.ts';
import { limitAddresses } from './limit-addresses.ts';
import { recordOptIn } from './record-opt-in.ts';
import { wordingVersion } from './shown-wording.ts';
import { countTool, listTools, type ToolCounts } from './tool-queries.ts';

/** A shopper opts in once; a household or an office behind one address may do it a few times. */
const OPT_INS_PER_MINUTE = 20;
const EVENTS_PER_MINUTE = 120;
/** A tool that was switched on or off is so on the storefront within this time. */
const DOCUMENT_LIFETIME_SECONDS = 5;

/** What shops' pages call: open to every origin, limited by the address they come from. */
export function registerStorefrontRoutes(server: FastifyInstance, ctx: Context): void {
  void server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    readPlainTextAsJson(scope);
    openToAllOrigins(scope);
    const bind = new CallBinder(scope, async () => null);
    bind.public(getPublicTools, async ({ query }) => {
      const shop = await getInstalledShop(ctx, query.pageId);
      return inShop(ctx.db, shop.shop_id, async (tx) =>
        toPublicTools(shop, await listTools(tx, shop.shop_id)),
      );
    });
    registerOptIn(scope, bind, ctx);
    registerEvents(scope, bind, ctx);
  });
}

function registerOptIn(scope: FastifyInstance, bind: CallBinder, ctx: Context): void {
  const refuseTooMany = limitAddresses(scope, OPT_INS_PER_MINUTE);
  bind.public(optIn, async ({ body, raw }) => {
    await refuseTooMany(raw);
    const shop = await getInstalledShop(ctx, body.pageId);
    const visit = { ip: raw.ip, userAgent: raw.headers['user-agent'] ?? '' };
    return { stored: true as const, ...(await recordOptIn(ctx, shop, body, visit)) };
  });
}

function registerEvents(scope: FastifyInstance, bind: CallBinder, ctx: Context): void {
  const refuseTooMany = limitAddresses(scope, EVENTS_PER_MINUTE);
  bind.public(countToolEvents, async ({ body, raw }) => {
    await refuseTooMany(raw);
    return { counted: await countEvents(ctx, await getInstalledShop(ctx, body.pageId), body.events) };
  });
}

function openToAllOrigins(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method === 'GET' && reply.statusCode === 200) {
      reply.header('cache-control', `public, max-age=${DOCUMENT_LIFETIME_SECONDS}`);
    }
  });
  scope.options('/storefront/*', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .status(204)
      .send(),
  );
}

async function getInstalledShop(ctx: Context, pageId: string): Promise<Shop> {
  const shop = await findShopByUrl(ctx.db, pageId);
  if (!shop || shop.uninstalled_at) throw new AppError('NOT_FOUND', { field: 'pageId' });
  return shop;
}

function toPublicTools(shop: Shop, tools: Awaited<ReturnType<typeof listTools>>): PublicTools {
  return {
    pageId: shop.shop_url,
    shopName: shop.name,
    country: shop.country,
    tools: tools
      .filter((tool) => tool.is_active)
      .map((tool) => {
        const settings = PillSettings.parse(tool.settings);
        return {
          id: tool.tool_id,
          type: tool.type as ToolType,
          channel: 'WA' as const,
          settings,
          wordingVersion: wordingVersion(settings.consentWording),
        };
      }),
  };
}

const COUNT_OF_KIND = { impression: 'impressions', open: 'opens', dismissal: 'dismissals' } as const;

/** Adds up a beacon's events. Tools that are not the shop's are left out. */
async function countEvents(
  ctx: Context,
  shop: Shop,
  events: BodyOf<typeof countToolEvents>['events'],
): Promise<number> {
  const day = shopDay(ctx.clock.now(), shop.time_zone);
  return inShop(ctx.db, shop.shop_id, async (tx) => {
    const tools = new Map((await listTools(tx, shop.shop_id)).map((tool) => [tool.tool_id, tool]));
    const counts = new Map<string, Partial<ToolCounts>>();
    let counted = 0;
    for (const { toolId, kind } of events) {
      if (!tools.has(toolId)) continue;
      const count = counts.get(toolId) ?? {};
      count[COUNT_OF_KIND[kind]] = (count[COUNT_OF_KIND[kind]] ?? 0) + 1;
      counts.set(toolId, count);
      counted += 1;
    }
    for (const [toolId, count] of counts) {
      await countTool(tx, shop.shop_id, toolId, day, count);
      const source = { kind: 'tool', type: tools.get(toolId)?.type ?? '', id: toolId } as const;
      const rollup = { shopId: shop.shop_id, day, channel: 'WA', source } as const;
      if (count.impressions) await addToRollup(tx, rollup, { impressions: count.impressions });
    }
    return counted;
  });
}
