import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import type { ToolList } from '#features/opt-in-tools/contract/tool-definition.ts';
import {
  countOptIn,
  registerStorefrontRoutes,
  registerToolRoutes,
} from '#features/opt-in-tools/server/index.ts';
import type { Context } from '#platform/context.ts';
import { openDatabase } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';
import { CallBinder } from '#platform/http/bind-call.ts';
import { buildServer, addBrowserHeaders } from '#platform/http/build-server.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
export const WREN = 'wren-and-willow.myshopify.com';

export interface ToolServer {
  ctx: Context;
  shopId: number;
  /** Where `/storefront/` and the merchant's calls are answered, the latter as that shop's. */
  appUrl: string;
  /** What was reported as an error. */
  reported: () => unknown[];
  close: () => Promise<void>;
}

/** The product's tool calls on a database of their own, for a server that has these tools. */
export async function openToolServer(definitions: ToolList): Promise<ToolServer> {
  const database = await createTestDatabase();
  const open = openDatabase(database.url, { connections: 4 });
  const lines: string[] = [];
  const log = openLogger('error', 'test', { write: (line) => lines.push(line) });
  const ctx = {
    db: open.db,
    clock: { now: () => NOW },
    events: new EventBus(),
    log,
    settings: {
      encryptionKey: Buffer.alloc(32, 1),
      shopify: { url: 'https://{shop}' },
      meta: { whatsappLinkUrl: 'https://wa.example' },
    },
  } as unknown as Context;
  ctx.events.on('subscriberOptedIn', countOptIn);
  const shopId = await addShop(ctx, WREN);
  const server = buildServer(log, {
    rawRoutes: [],
    trustedProxies: [],
    publicUrl: 'http://localhost',
    onFault: () => undefined,
    admit: () => undefined,
  });
  await server.register(async (scope) => {
    await addBrowserHeaders(scope, { loginAt: 'https://*.myshopify.com' });
    const session = { shopId, shopUrl: WREN, facebookPageId: 'BSFB1' };
    registerToolRoutes(new CallBinder(scope, async () => session), ctx, definitions);
    registerStorefrontRoutes(scope, ctx, definitions);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return {
    ctx,
    shopId,
    appUrl: `http://127.0.0.1:${port}`,
    reported: () => lines.map((line) => JSON.parse(line) as unknown),
    close: async () => {
      await server.close();
      await open.close();
      await database.drop();
    },
  };
}

/** A shop that has the app, and no tool yet. */
export async function addShop({ db }: Pick<Context, 'db'>, shopUrl: string): Promise<number> {
  const { rows } = await sql<{ shop_id: number }>`
    insert into shops (shop_url, name, domain, currency, time_zone, country, facebook_page_id, charge_status, plan_name,
      installed_at)
    values (${shopUrl}, 'Wren & Willow', ${shopUrl}, 'EUR', 'Europe/Berlin', 'DE', 'BSFB1', 'active', 'Free', ${NOW})
    returning shop_id`.execute(db);
  return Number(rows[0]?.shop_id);
}
