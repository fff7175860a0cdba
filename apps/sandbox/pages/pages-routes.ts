import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { DEMO_STORE_ADMIN } from './demo-storefront.ts';
import { indexPage } from './index-page.ts';
import { plainPage } from './plain-page.ts';

const BUILD = join(import.meta.dirname, '../../../.build/sandbox-pages');

/** The sandbox's own pages: the index, the shopper's phone, the store's admin and the control panel. */
export async function registerPages(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  await server.register(fastifyStatic, {
    root: BUILD,
    prefix: '/sandbox-assets/',
    index: false,
    // The folder may be built after the sandbox has started.
    wildcard: true,
    logLevel: 'silent',
    maxAge: '1h',
  });
  server.get('/', (_request, reply) => sendHtml(reply, indexPage(sandbox.settings)));
  server.get('/phone', (_request, reply) => page(reply, 'phone.html'));
  server.get('/control-panel', (_request, reply) => page(reply, 'control-panel.html'));
  server.get('/store-admin', (_request, reply) => reply.redirect(DEMO_STORE_ADMIN));
  server.get('/store-admin/:shop', (_request, reply) => page(reply, 'store-admin.html'));
  // The address of an order in Shopify's own admin.
  server.get<{ Params: { shop: string; id: string } }>(
    '/shopify/:shop/admin/orders/:id',
    ({ params: { shop, id } }, reply) =>
      reply.redirect(`/store-admin/${encodeURIComponent(shop)}#orders/${encodeURIComponent(id)}`),
  );
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send());
}

function page(reply: FastifyReply, file: string): FastifyReply {
  if (!existsSync(join(BUILD, file))) return sendHtml(reply.code(503), missingBuildPage());
  // The page must not be cached, because the names of its assets change with every build.
  return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });
}

function sendHtml(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(text);
}

/** The page that replaces the phone and the panel until they are built. */
function missingBuildPage(): string {
  return plainPage(
    'Not built yet',
    html`<h1>This page is not built yet</h1>
      <p>
        Where <code>npm start</code> is building it, reload in a minute; else run <code>npm run build</code>.
      </p>`,
  );
}
