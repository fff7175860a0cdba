import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { MakeSingleCode } from '#features/engine/discounts/server/index.ts';
import { findShopsByUrl, type Shop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import { SharedLookup } from '#platform/database/batching/shared-lookup.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { openToOtherSites } from '#platform/http/open-to-other-sites.ts';
import { readPlainTextAsJson } from '#platform/http/plain-text-json.ts';
import { limitAddresses } from '#platform/http/sources/limit-addresses.ts';
import { countToolEvents, optIn, spin } from '../../contract/tool-calls.ts';
import type { ToolList } from '../../contract/tool-definition.ts';
import { requireTypedNumber } from '../../rules/read-typed-number.ts';
import { TOOLS } from '../../tool-list.ts';
import { EventBatcher } from '../event-batcher.ts';
import { FreshEvents } from '../limits/fresh-events.ts';
import { NetworkBudget } from '../limits/network-budget.ts';
import { OptInBatcher } from '../opt-ins/opt-in-batcher.ts';
import { revealPrize } from '../prizes/reveal-prize.ts';
import { toolFamily, type ToolFamily } from '../tool-family.ts';
import { tryOptIn, trySpin } from '../try-out.ts';
import { findInstalledShop, registerDocument } from './document-route.ts';
import { registerFonts } from './font-routes.ts';
import { registerScript, type ReadScript } from './script-route.ts';

/** A shopper opts in once. A household or an office behind one address may do it a few times. */
const OPT_INS_PER_MINUTE = 20;
/** Beyond this number, shoppers of the address have to confirm by their own message. Farmed numbers cannot do that. */
const OPT_INS_PER_DAY = 24;
const EVENTS_PER_MINUTE = 120;

/** Registers the calls of shops' pages: open to every origin, with limits for each address. */
export function registerStorefrontRoutes(
  server: FastifyInstance,
  ctx: Context,
  { makeCode, readScript }: { makeCode: MakeSingleCode; readScript: ReadScript },
  definitions: ToolList = TOOLS,
): void {
  const family = toolFamily(ctx.log, definitions);
  void server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    readPlainTextAsJson(scope);
    openToAllOrigins(scope);
    const bind = new CallBinder(scope, async () => null);
    registerScript(scope, ctx, registerDocument(scope, ctx, family), readScript);
    registerFonts(scope);
    registerOptIn(scope, bind, ctx, family);
    registerEvents(scope, bind, ctx, family);
    registerSpins(scope, bind, ctx, { makeCode, family });
  });
}

function registerOptIn(scope: FastifyInstance, bind: CallBinder, ctx: Context, family: ToolFamily): void {
  const refuseTooMany = limitAddresses(scope, OPT_INS_PER_MINUTE);
  const shops = new SharedLookup((pageIds) => findShopsByUrl(ctx.db, pageIds));
  const optIns = new OptInBatcher(ctx, family);
  const ofToday = new NetworkBudget(ctx, OPT_INS_PER_DAY);
  bind.public(optIn, async ({ body, raw }) => {
    await refuseTooMany(raw);
    const shop = await shops.find(body.pageId);
    if (!shop || shop.uninstalled_at) throw new AppError('NOT_FOUND', { field: 'pageId' });
    const { test } = body;
    if (test !== undefined)
      return { stored: true as const, ...(await tryOptIn(ctx, family, shop, { ...body, test })) };
    const phoneE164 = requireTypedNumber(body.phone, { shopCountry: shop.country, timeZone: body.timeZone });
    const visit = { ip: raw.ip, userAgent: raw.headers['user-agent'] ?? '' };
    const looksFarmed = !ofToday.take(shop.shop_url, raw.ip);
    const asked = { shop, phoneE164, given: body, visit, looksFarmed };
    return { stored: true as const, ...(await optIns.add(asked)) };
  });
}

function registerSpins(
  scope: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  { makeCode, family }: { makeCode: MakeSingleCode; family: ToolFamily },
): void {
  const refuseTooMany = limitAddresses(scope, OPT_INS_PER_MINUTE);
  bind.public(spin, async ({ body, raw }) => {
    await refuseTooMany(raw);
    const shop = await getInstalledShop(ctx, body.pageId);
    const { test } = body;
    if (test !== undefined) return trySpin(ctx, family, shop, { ...body, test });
    return revealPrize(ctx, makeCode, shop, body);
  });
}

function registerEvents(scope: FastifyInstance, bind: CallBinder, ctx: Context, family: ToolFamily): void {
  const refuseTooMany = limitAddresses(scope, EVENTS_PER_MINUTE);
  const events = new EventBatcher(ctx, family);
  const fresh = new FreshEvents(ctx);
  bind.public(countToolEvents, async ({ body, raw }) => {
    await refuseTooMany(raw);
    const counted = await events.count(fresh.choose(body, raw.ip));
    if (counted === null) throw new AppError('NOT_FOUND', { field: 'pageId' });
    return { counted };
  });
}

function openToAllOrigins(scope: FastifyInstance): void {
  openToOtherSites(scope);
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
  const shop = await findInstalledShop(ctx, pageId);
  if (!shop) throw new AppError('NOT_FOUND', { field: 'pageId' });
  return shop;
}
