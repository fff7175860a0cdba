import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Boot } from '#features/foundations/sessions/contract/boot.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readerOf } from '#platform/http/reader-of-request.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import { sendPage } from './send-page.ts';
import { merchantWebIn } from './serve-built-files.ts';

/** Prefixes of calls that may not exist yet, and paths that monitors request. */
const NO_PAGES = ['/api', '/templateService', '/fbWebhook', '/metrics', '/status', '/assets'];

/** What the store platform opens the app with. */
const Opened = z.object({ shop: ignoredUnless(textOf(255)), hmac: ignoredUnless(textOf(200)) });

/** Serves the app at every path of its own. Registered last, because paths that others serve are not the app's. */
export async function servePages(
  server: FastifyInstance,
  findBoot: (request: FastifyRequest) => Promise<Boot>,
): Promise<void> {
  let noPages: ReadonlySet<string> = new Set();
  // Some routes belong to plugins that are not loaded yet.
  server.addHook('onReady', async () => {
    noPages = new Set([...NO_PAGES, ...server.routes.map(({ path }) => path)].map(firstPart));
  });
  server.get('/*', { schema: { hide: true, querystring: Opened } }, async (request, reply) => {
    const { shop, hmac } = request.query as z.infer<typeof Opened>;
    // The store platform opens the app's address with a signed query after an installation from there.
    if (request.url.startsWith('/?') && shop && hmac) {
      return reply.redirect(`/auth/shopify?shop=${encodeURIComponent(shop)}`);
    }
    if (!isPage(request.url, noPages)) throw new AppError('NOT_FOUND');
    return sendPage(request, reply, { folder: merchantWebIn(readerOf(request).language), findBoot });
  });
}

/** Whether the app is requested, and not a call or a file. */
function isPage(url: string, noPages: ReadonlySet<string>): boolean {
  const [path = ''] = url.split('?');
  const isFile = /\.\w+$/.test(path);
  return path === '/' || (!isFile && !noPages.has(firstPart(path)));
}

/** The first part of a path, however it is spelled; empty for the app's own address. */
function firstPart(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase();
}
