import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findShopByUrl, type Shop } from '#features/foundations/store-data/server/index.ts';
import { verifyProxied, type ProxiedQuery } from '#partners/shopify/signature.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import type { BodyOf } from '#platform/http/call.ts';
import { openToOtherSites } from '#platform/http/open-to-other-sites.ts';
import { readPlainTextAsJson } from '#platform/http/plain-text-json.ts';
import { limitAddresses } from '#platform/http/sources/limit-addresses.ts';
import { linkBrowser, linkBrowserCart, linkLoggedIn } from '../contract/chat-calls.ts';
import { recordVisit } from '../contract/visit-calls.ts';
import { linkChat, linkChatCart } from './link-chat.ts';
import { linkCustomer } from './link-customer.ts';
import { recordProductVisit } from './record-product-visit.ts';

/** How many visits a minute are accepted. */
export interface VisitLimits {
  /**
   * For one IP address, with more for the networks around it. A shopper opens fewer pages, even with both the script
   * and the pixel counting.
   */
  perAddress: number;
  /** Browser links for one IP address; nobody opts in this often. */
  linksPerAddress: number;
  perShopper: number;
  /** A shop's busiest hour stays below this. */
  perShop: number;
}
const LIMITS: VisitLimits = { perAddress: 240, linksPerAddress: 60, perShopper: 60, perShop: 12_000 };

/**
 * Registers what product pages call for shoppers who opted in: open to every origin, limited by IP address, shopper and
 * shop.
 */
export function registerVisitRoutes(server: FastifyInstance, ctx: Context, limits = LIMITS): void {
  void server.register(async (scope) => {
    await scope.register(rateLimit, { global: false });
    readPlainTextAsJson(scope);
    openToOtherSites(scope);
    const refuseAddress = limitAddresses(scope, limits.perAddress);
    const refuseLinker = limitAddresses(scope, limits.linksPerAddress);
    const refuseShopper = limit(scope, limits.perShopper, ({ body }) => bodyOf(body).shopper);
    const refuseShop = limit(scope, limits.perShop, ({ body }) => bodyOf(body).pageId);
    const bind = new CallBinder(scope, async () => null);
    bind.public(linkBrowser, async ({ body, raw }) => {
      await refuseLinker(raw);
      await linkChat(ctx, await getOpenShop(ctx, body.pageId), body);
      return { taken: true as const };
    });
    bind.public(linkBrowserCart, async ({ body, raw }) => {
      await refuseAddress(raw);
      await linkChatCart(ctx, await getOpenShop(ctx, body.pageId), body);
      return { taken: true as const };
    });
    bind.public(linkLoggedIn, async ({ query, body, raw }) => {
      await refuseAddress(raw);
      if (!isFromStore(ctx, raw.query as ProxiedQuery)) throw new AppError('BAD_SIGNATURE');
      const { shop: shopUrl = '', logged_in_customer_id: customerId = '' } = query;
      if (customerId !== '')
        await linkCustomer(ctx, await getOpenShop(ctx, shopUrl), { chat: body.chat, customerId });
      return { taken: true as const };
    });
    bind.public(recordVisit, async ({ body, raw }) => {
      await refuseAddress(raw);
      await refuseShopper(raw);
      const shop = await getOpenShop(ctx, body.pageId);
      // Anybody can name a shop, so only its own shoppers count towards its limit.
      await recordProductVisit(ctx, shop, body, () => refuseShop(raw));
      return { taken: true as const };
    });
  });
}

/** A signed request older than this may be a replay. */
const PROXIED_FOR_MS = 5 * MINUTE_MS;

function isFromStore({ clock, settings }: Context, query: ProxiedQuery): boolean {
  const sentAt = Number(query['timestamp']) * 1000;
  return (
    verifyProxied(query, settings.shopify.apiSecret) &&
    Math.abs(clock.now().getTime() - sentAt) < PROXIED_FOR_MS
  );
}

/** Returns the shop that has the app installed. Throws NOT_FOUND. */
async function getOpenShop(ctx: Context, pageId: string): Promise<Shop> {
  const shop = await findShopByUrl(ctx.db, pageId);
  if (!shop || shop.uninstalled_at) throw new AppError('NOT_FOUND', { field: 'pageId' });
  return shop;
}

function limit(scope: FastifyInstance, max: number, keyOf: (request: FastifyRequest) => string) {
  const check = scope.createRateLimit({ timeWindow: MINUTE_MS, max, keyGenerator: keyOf });
  return async (request: FastifyRequest) => {
    const asked = await check(request);
    if (!asked.isAllowed && asked.isExceeded) throw new AppError('TOO_MANY_REQUESTS');
  };
}

function bodyOf(body: unknown): BodyOf<typeof recordVisit> {
  return body as BodyOf<typeof recordVisit>;
}
