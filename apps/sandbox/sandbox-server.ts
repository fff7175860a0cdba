import Fastify, { type FastifyInstance } from 'fastify';
import { registerControl } from './control/control-routes.ts';
import type { Sandbox } from './core/sandbox.ts';
import { registerPages } from './pages-server/pages-routes.ts';
import { registerPhone } from './phone/phone-routes.ts';
import { registerShopify } from './shopify/shopify-routes.ts';
import { registerStorefront } from './storefront/storefront-routes.ts';
import { registerWhatsApp } from './whatsapp/whatsapp-routes.ts';

/** The whole sandbox as one HTTP server: one register function per room. */
export async function buildSandboxServer(sandbox: Sandbox): Promise<FastifyInstance> {
  const server = Fastify({ logger: false, bodyLimit: 10 * 1024 * 1024 });
  await server.register(registerShopify, { prefix: '/shopify', sandbox });
  await server.register(registerStorefront, { prefix: '/store', sandbox });
  await server.register(registerWhatsApp, { prefix: '/meta', sandbox });
  await server.register(registerPhone, { prefix: '/phone', sandbox });
  await server.register(registerControl, { prefix: '/control', sandbox });
  await server.register(registerPages, { sandbox });
  return server;
}
