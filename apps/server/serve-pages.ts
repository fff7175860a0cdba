import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Boot } from '#features/foundations/sessions/contract/boot.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readerOf } from '#platform/http/reader-of-request.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import { sendPage } from './send-page.ts';
import { merchantWebIn } from './serve-built-files.ts';

/** Prefixes of API calls that may not exist yet, and paths that monitors request. None of them is a page. */
const NO_PAGES = ['/api', '/templateService', '/fbWebhook', '/metrics', '/status', '/assets', '/.well-known'];

/** The query with which the store platform opens the app. */
const Opened = z.object({ shop: ignoredUnless(textOf(255)), hmac: ignoredUnless(textOf(200)) });

/** Serves the app at every path that no other route serves. It is therefore registered last. */
export async function servePages(
  server: FastifyInstance,
  findBoot: (request: FastifyRequest) => Promise<Boot>,
): Promise<void> {
  let noPages: ReadonlySet<string> = new Set();
  // Some routes belong to plugins that are not loaded yet, so the list is built later.
  server.addHook('onReady', async () => {
    noPages = new Set([...NO_PAGES, ...server.routes.map(({ path }) => path)].map(firstPart));
  });
  server.get('/*', { schema: { hide: true, querystring: Opened } }, async (request, reply) => {
    const { shop, hmac } = request.query as z.infer<typeof Opened>;
    // After an installation, the store platform opens the app's URL with a signed query.
    if (request.url.startsWith('/?') && shop && hmac) {
      return reply.redirect(`/auth/shopify?shop=${encodeURIComponent(shop)}`);
    }
    if (!isPage(request.url, noPages)) throw new AppError('NOT_FOUND');
    return sendPage(request, reply, { folder: merchantWebIn(readerOf(request).language), findBoot });
  });
}

/** Returns whether a URL requests the app, and not an API call or a file. */
function isPage(url: string, noPages: ReadonlySet<string>): boolean {
  const [path = ''] = url.split('?');
  const isFile = /\.\w+$/.test(path);
  return path === '/' || (!isFile && !noPages.has(firstPart(path)));
}

/** Returns the first part of a path in lower case; empty for the app's home page. */
function firstPart(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase();
}
