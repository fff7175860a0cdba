import Fastify, { type FastifyInstance } from 'fastify';
import { registerChatwoot } from './chatwoot/chatwoot-routes.ts';
import { registerControl } from './control/control-routes.ts';
import { refuseOtherSites } from './core/refuse-other-sites.ts';
import type { Sandbox } from './core/sandbox.ts';
import { registerFacebook } from './facebook/facebook-routes.ts';
import { toFacebookPath } from './facebook/to-facebook-path.ts';
import { registerGiphy } from './giphy/giphy-routes.ts';
import { registerGupshup } from './gupshup/gupshup-routes.ts';
import { registerMail } from './mail/mail-routes.ts';
import { registerMessengerLinks } from './messenger/link-routes.ts';
import { registerPages } from './pages/pages-routes.ts';
import { registerPhone } from './phone/phone-routes.ts';
import { registerShopify } from './shopify/shopify-routes.ts';
import { registerSlack } from './slack/slack-routes.ts';
import { registerStorefront } from './storefront/storefront-routes.ts';
import { registerWhatsAppLinks } from './whatsapp/link-routes.ts';
import { registerWhatsApp } from './whatsapp/whatsapp-routes.ts';

/** Builds the whole sandbox as one HTTP server, with one register function for each provider. */
export async function buildSandboxServer(sandbox: Sandbox): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    bodyLimit: 10 * 1024 * 1024,
    rewriteUrl: ({ url }) => toFacebookPath(url ?? '/'),
  });
  server.addHook('onRequest', refuseOtherSites);
  await server.register(registerShopify, { prefix: '/shopify', sandbox });
  await server.register(registerStorefront, { prefix: '/store', sandbox });
  await server.register(registerWhatsApp, { prefix: '/meta', sandbox });
  await server.register(registerChatwoot, { prefix: '/chatwoot', sandbox });
  await server.register(registerSlack, { prefix: '/slack', sandbox });
  await server.register(registerMail, { prefix: '/mail', sandbox });
  await server.register(registerFacebook, { prefix: '/facebook', sandbox });
  await server.register(registerMessengerLinks, { prefix: '/m.me', sandbox });
  await server.register(registerWhatsAppLinks, { prefix: '/wa.me', sandbox });
  await server.register(registerGiphy, { prefix: '/giphy', sandbox });
  await server.register(registerGupshup, { prefix: '/gupshup', sandbox });
  await server.register(registerPhone, { prefix: '/phone', sandbox });
  await server.register(registerControl, { prefix: '/control', sandbox });
  await server.register(registerPages, { sandbox });
  return server;
}
