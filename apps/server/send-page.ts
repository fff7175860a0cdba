import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOT_ELEMENT, type Boot } from '#features/foundations/sessions/contract/boot.ts';
import { preloadScreen } from './preload-screen.ts';

/** The paths at which visitors arrive; document 1, section 2. */
const LANDING_PATHS = ['/', '/landing'];
const BOOT_MARK = '<!--boot-->';

interface Pages {
  /** The folder of the built pages. */
  folder: string;
  findBoot: (request: FastifyRequest) => Promise<Boot>;
}

/**
 * Sends the page of a URL: the landing page to a visitor, otherwise the app with the logged-in merchant in its HTML. If
 * the merchant cannot be read, the app requests the merchant and shows the error.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, findBoot }: Pages,
): Promise<FastifyReply> {
  const boot = await findBoot(request).catch((error: unknown) => {
    request.log.warn({ err: error }, 'page sent without its merchant');
    return null;
  });
  const path = request.url.split('?')[0] ?? '';
  const isLanding = LANDING_PATHS.includes(path);
  const file = join(folder, isLanding && boot?.user === null ? 'landing.html' : 'index.html');
  if (!existsSync(file))
    return reply
      .status(503)
      .type('text/plain')
      .send(
        'The pages of the app are not built. Where npm start is building them, reload in a minute; else run npm run build.',
      );
  const page = await readFile(file, 'utf8');
  const preloads = boot?.user ? await preloadScreen(folder, path) : '';
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.replace(BOOT_MARK, () => preloads + (boot ? bootScript(boot) : '')));
}

/**
 * Returns the script element with the merchant as data. A browser does not run it, and its content cannot close the
 * element.
 */
function bootScript(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script id="${BOOT_ELEMENT}" type="application/json">${json}</script>`;
}
