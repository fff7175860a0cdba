import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { StorePlatform } from '#features/foundations/store-data/server/index.ts';
import type { ToolList } from '#features/product/opt-in-tools/contract/tool-definition.ts';
import {
  countOptIns,
  registerStorefrontRoutes,
  registerToolRoutes,
} from '#features/product/opt-in-tools/server/wiring.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { buildServer, addBrowserHeaders } from '#platform/http/build-server.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';

const OWNER = {
  sessionId: crypto.randomUUID(),
  userId: null,
  person: null,
  role: 'owner',
  agencyId: null,
  lacksSecondFactor: false,
} as const;

/** Nothing listens on this port, so tools start in neutral colours. */
const CLOSED_PORT = 'http://127.0.0.1:9';
/** The server's public URL in its settings. */
export const PUBLIC_URL = 'https://app.example';
/** Stands for the built storefront script. */
export const SCRIPT = 'go()';
const NOW = new Date('2026-11-20T12:00:00Z');
export const WREN = 'wren-and-willow.myshopify.com';

export interface ToolServer {
  ctx: Context;
  shopId: number;
  /** The URL that serves `/storefront/` and the merchant's calls, the latter as that shop. */
  appUrl: string;
  /** Starts a second process of the same server, with its own caches; returns its URL. */
  openTwin: () => Promise<string>;
  /** Returns what was reported as an error. */
  reported: () => unknown[];
  close: () => Promise<void>;
}

/** Serves the product's tool calls on their own database, with these tools. */
export async function openToolServer(definitions: ToolList): Promise<ToolServer> {
  const database = await createTestDatabase();
  const open = openDatabase(database.url, { connections: 4 });
  const lines: string[] = [];
  const log = openLogger('error', 'test', { write: (line) => lines.push(line) });
  const ctx = {
    db: open.db,
    pool: open.pool,
    clock: { now: () => NOW },
    events: new EventBus(),
    log,
    settings: {
      publicUrl: PUBLIC_URL,
      encryptionKey: Buffer.alloc(32, 1),
      shopify: { url: 'https://{shop}' },
      giphy: null,
      meta: { whatsappLinkUrl: 'https://wa.example' },
    },
  } as unknown as Context;
  ctx.events.onTogether(['subscriberOptedIn'], countOptIns);
  const shopId = await addShop(ctx, WREN);
  const servers: FastifyInstance[] = [];
  const openOne = async () => {
    const server = await listen(ctx, shopId, definitions);
    servers.push(server);
    const { port } = server.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  };
  return {
    ctx,
    shopId,
    appUrl: await openOne(),
    openTwin: openOne,
    reported: () => lines.map((line) => JSON.parse(line) as unknown),
    close: async () => {
      for (const server of servers) await server.close();
      await open.close();
      await database.drop();
    },
  };
}

async function listen(ctx: Context, shopId: number, definitions: ToolList): Promise<FastifyInstance> {
  const server = buildServer(ctx.log, {
    rawRoutes: [],
    trustedProxies: ['127.0.0.1'],
    publicUrl: 'http://localhost',
    onFault: () => undefined,
    admit: () => undefined,
  });
  await server.register(async (scope) => {
    await addBrowserHeaders(scope, { loginAt: 'https://*.myshopify.com' });
    const session = { ...OWNER, shopId, shopUrl: WREN, facebookPageId: 'BSFB1' };
    registerToolRoutes(new CallBinder(scope, async () => session), ctx, new StorePlatform(ctx), definitions);
    // The store does not respond, so no code is created.
    registerStorefrontRoutes(
      scope,
      ctx,
      { makeCode: async () => false, readScript: async () => Buffer.from(SCRIPT) },
      definitions,
    );
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** Adds a shop that has the app, but no tool yet. */
export function addShop({ db }: Pick<Context, 'db'>, shopUrl: string): Promise<number> {
  return insertShop(db, {
    shop_url: shopUrl,
    name: 'Wren & Willow',
    domain: shopUrl,
    facebook_page_id: 'BSFB1',
    installed_at: NOW,
    storefront_url: CLOSED_PORT,
  });
}
