import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#platform/errors/app-error.ts';

const BUILD = join(import.meta.dirname, '../../.build');
const MERCHANT_WEB = join(BUILD, 'merchant-web');
const STOREFRONT = join(BUILD, 'storefront');
/** What calls begin with that are not there yet, and what monitors ask servers for. */
const NO_PAGES = ['/api', '/templateService', '/fbWebhook', '/metrics', '/status', '/assets'];
/** The names carry a hash of the content. */
const FOR_EVER = `public, max-age=${365 * 24 * 3600}, immutable`;
/** The script's name never changes, so shops must ask again soon. */
const FOR_A_WHILE = 'public, max-age=300';
/** What the page itself names besides its assets. */
const PUBLIC_FILES = ['favicon.svg', 'color-scheme.js'];

/**
 * Serves the merchant app, with its page for every path of its own, and the storefront script: each as the build
 * compressed it. Registered last, since what others serve is no path of the app's.
 */
export async function serveBuiltFiles(server: FastifyInstance): Promise<void> {
  let noPages: ReadonlySet<string> = new Set();
  // Some routes come by plugins that are not loaded yet.
  server.addHook('onReady', async () => {
    noPages = new Set([...NO_PAGES, ...server.routes.map(({ path }) => path)].map(firstPart));
  });
  await server.register(fastifyStatic, { root: BUILD, serve: false, preCompressed: true });
  const hidden = { schema: { hide: true } };
  server.get<{ Params: { name: string } }>('/assets/:name', hidden, async ({ params }, reply) =>
    sendBuilt(reply, MERCHANT_WEB, `assets/${params.name}`, FOR_EVER),
  );
  for (const name of PUBLIC_FILES)
    server.get(`/${name}`, hidden, async (_request, reply) =>
      sendBuilt(reply, MERCHANT_WEB, name, FOR_A_WHILE),
    );
  server.get<{ Params: { name: string } }>('/storefront/:name', hidden, async ({ params }, reply) => {
    if (!params.name.endsWith('.js')) throw new AppError('NOT_FOUND');
    return sendBuilt(reply.header('access-control-allow-origin', '*'), STOREFRONT, params.name, FOR_A_WHILE);
  });
  server.get('/*', hidden, async (request, reply) => {
    const query = request.query as Record<string, string>;
    // The store platform opens the app's address with a signed query when it was installed from there.
    if (request.url.startsWith('/?') && query['shop'] && query['hmac']) {
      return reply.redirect(`/auth/shopify?shop=${encodeURIComponent(query['shop'])}`);
    }
    if (!isPage(request.url, noPages)) throw new AppError('NOT_FOUND');
    if (!existsSync(join(MERCHANT_WEB, 'index.html')))
      return reply.status(503).type('text/plain').send('The app is not built yet. Run npm start.');
    return sendBuilt(reply, MERCHANT_WEB, 'index.html', 'no-cache');
  });
}

function sendBuilt(reply: FastifyReply, folder: string, name: string, lifetime: string): FastifyReply {
  if (!/^(assets\/)?[\w.-]+$/.test(name)) throw new AppError('NOT_FOUND');
  return reply.header('cache-control', lifetime).sendFile(name, folder, { cacheControl: false });
}

/** Whether the app is asked for: not a call, nor a file. */
function isPage(url: string, noPages: ReadonlySet<string>): boolean {
  const [path = ''] = url.split('?');
  const isFile = /\.\w+$/.test(path);
  return path === '/' || (!isFile && !noPages.has(firstPart(path)));
}

/** The first part of a path, the same however it is spelled; nothing for the app's own address. */
function firstPart(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase();
}
