import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { findShopByUrl, type Shop } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { readPlainTextAsJson } from '#platform/http/plain-text-json.ts';
import { countToolEvents, getPublicToolsOf, optIn } from '../contract/tool-calls.ts';
import type { ToolList } from '../contract/tool-definition.ts';
import type { PublicTool } from '../contract/tool.ts';
import { TOOLS } from '../tool-list.ts';
import { countEvents } from './count-events.ts';
import { limitAddresses } from './limit-addresses.ts';
import { recordOptIn } from './record-opt-in.ts';
import { wordingVersion } from './shown-wording.ts';
import { toolFamily, type ToolFamily } from './tool-family.ts';
import { listTools, type ToolRow } from './tool-queries.ts';

/** A shopper opts in once; a household or an office behind one address may do it a few times. */
const OPT_INS_PER_MINUTE = 20;
const EVENTS_PER_MINUTE = 120;
/** A tool that was switched on or off is so on the storefront within this time. */
const DOCUMENT_LIFETIME_SECONDS = 5;

/** What shops' pages call: open to every origin, limited by the address they come from. */
export function registerStorefrontRoutes(
  server: FastifyInstance,
  ctx: Context,
  definitions: ToolList = TOOLS,
): void {
  const family = toolFamily(ctx.log, definitions);
  void server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    readPlainTextAsJson(scope);
    openToAllOrigins(scope);
    const bind = new CallBinder(scope, async () => null);
    bind.public(getPublicToolsOf(definitions), async ({ query }) => {
      const shop = await getInstalledShop(ctx, query.pageId);
      const rows = await inShop(ctx.db, shop.shop_id, (tx) => listTools(tx, shop.shop_id, definitions));
      const tools = rows.flatMap((row) => publicTool(family, shop, row) ?? []);
      return { pageId: shop.shop_url, shopName: shop.name, country: shop.country, tools };
    });
    registerOptIn(scope, bind, ctx, family);
    registerEvents(scope, bind, ctx, family);
  });
}

function registerOptIn(scope: FastifyInstance, bind: CallBinder, ctx: Context, family: ToolFamily): void {
  const refuseTooMany = limitAddresses(scope, OPT_INS_PER_MINUTE);
  bind.public(optIn, async ({ body, raw }) => {
    await refuseTooMany(raw);
    const shop = await getInstalledShop(ctx, body.pageId);
    const visit = { ip: raw.ip, userAgent: raw.headers['user-agent'] ?? '' };
    return { stored: true as const, ...(await recordOptIn(ctx, family, shop, { given: body, visit })) };
  });
}

function registerEvents(scope: FastifyInstance, bind: CallBinder, ctx: Context, family: ToolFamily): void {
  const refuseTooMany = limitAddresses(scope, EVENTS_PER_MINUTE);
  bind.public(countToolEvents, async ({ body, raw }) => {
    await refuseTooMany(raw);
    const shop = await getInstalledShop(ctx, body.pageId);
    return { counted: await countEvents(ctx, family, shop, body.events) };
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

/** A tool as shoppers see it; null when it is off, or set aside. */
function publicTool({ read }: ToolFamily, shop: Shop, row: ToolRow): PublicTool | null {
  const settings = row.is_active ? read(row, shop.name) : null;
  if (settings === null) return null;
  return {
    id: row.tool_id,
    type: row.type,
    channel: row.channel,
    settings,
    wordingVersion: wordingVersion(settings.consentWording),
  };
}
