import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#platform/errors/app-error.ts';

const BUILD = join(import.meta.dirname, '../../.build');
const MERCHANT_WEB = join(BUILD, 'merchant-web');
const STOREFRONT = join(BUILD, 'storefront');
/** Paths that belong to calls, where an unknown one is an error and not a page of the app. */
const CALL_PATHS =
  /^\/(database|getPages|redis|templateService|upload|userEvents|webhooks|storefront|health|auth|l)(\/|$)/;
const YEAR_SECONDS = 365 * 24 * 3600;
/** The script's name never changes, so shops must ask again soon. */
const SCRIPT_LIFETIME_SECONDS = 300;
/** What the page itself names besides its assets. */
const PUBLIC_FILES = ['favicon.svg', 'color-scheme.js'];

/** Serves the merchant app, with its page for every path of its own, and the storefront script. */
export async function serveBuiltFiles(server: FastifyInstance): Promise<void> {
  if (existsSync(join(MERCHANT_WEB, 'assets'))) {
    await server.register(fastifyStatic, {
      root: join(MERCHANT_WEB, 'assets'),
      prefix: '/assets/',
      // The names carry a hash of the content.
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
    });
  }
  for (const name of PUBLIC_FILES) {
    server.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      const file = join(MERCHANT_WEB, name);
      if (!existsSync(file)) throw new AppError('NOT_FOUND');
      return reply
        .type(name.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript; charset=utf-8')
        .header('cache-control', `public, max-age=${SCRIPT_LIFETIME_SECONDS}`)
        .send(await readFile(file));
    });
  }
  server.get('/storefront/*', { schema: { hide: true } }, async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    if (!/^[\w-]+\.js$/.test(name) || !existsSync(join(STOREFRONT, name))) throw new AppError('NOT_FOUND');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', `public, max-age=${SCRIPT_LIFETIME_SECONDS}`)
      .send(await readFile(join(STOREFRONT, name)));
  });
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const query = request.query as Record<string, string>;
    // The store platform opens the app's address with a signed query when it was installed from there.
    if (request.url.startsWith('/?') && query['shop'] && query['hmac']) {
      return reply.redirect(`/auth/shopify?shop=${encodeURIComponent(query['shop'])}`);
    }
    if (CALL_PATHS.test(request.url.split('?')[0] ?? '')) throw new AppError('NOT_FOUND');
    return sendApp(reply);
  });
}

async function sendApp(reply: FastifyReply): Promise<FastifyReply> {
  const page = join(MERCHANT_WEB, 'index.html');
  if (!existsSync(page))
    return reply
      .status(503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('The app is not built yet. Run npm start.');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(await readFile(page));
}
