import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Boot } from '#features/sessions/contract/boot.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { sendPage } from './send-page.ts';
import { MERCHANT_WEB } from './serve-built-files.ts';

/** What calls begin with that are not there yet, and what monitors ask servers for. */
const NO_PAGES = ['/api', '/templateService', '/fbWebhook', '/metrics', '/status', '/assets'];

/** Serves the app at every path of its own. Registered last, since what others serve is no path of the app's. */
export async function servePages(
  server: FastifyInstance,
  findBoot: (request: FastifyRequest) => Promise<Boot>,
): Promise<void> {
  let noPages: ReadonlySet<string> = new Set();
  // Some routes come by plugins that are not loaded yet.
  server.addHook('onReady', async () => {
    noPages = new Set([...NO_PAGES, ...server.routes.map(({ path }) => path)].map(firstPart));
  });
  server.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const query = request.query as Record<string, string>;
    // The store platform opens the app's address with a signed query when it was installed from there.
    if (request.url.startsWith('/?') && query['shop'] && query['hmac']) {
      return reply.redirect(`/auth/shopify?shop=${encodeURIComponent(query['shop'])}`);
    }
    if (!isPage(request.url, noPages)) throw new AppError('NOT_FOUND');
    return sendPage(request, reply, { folder: MERCHANT_WEB, findBoot });
  });
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
