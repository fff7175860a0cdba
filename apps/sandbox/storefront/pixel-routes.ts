import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { html, type Html } from '../core/html.ts';
import type { Visit } from './storefront-visit.ts';

const HERE = join(import.meta.dirname, 'web');
/** What the app deploys to the store platform, from which the store's pages load it. */
const EXTENSION = resolve('apps/theme-extension/extensions/bellbird-pixel/src');
const FILES: Record<string, string> = {
  'pixel-host': HERE,
  'pixel-worker': HERE,
  'follow-visits': EXTENSION,
};

/** The app's web pixel and what runs it, as the browser reads them. */
export function registerPixel(server: FastifyInstance): void {
  for (const [name, folder] of Object.entries(FILES))
    server.get(`/pixel/${name}.js`, async (_request, reply) => {
      // Not before it is asked for: most who start the sandbox never see these pages.
      const { transformWithOxc } = await import('vite');
      const file = join(folder, `${name}.ts`);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return reply.type('text/javascript; charset=utf-8').send(code);
    });
}

/** Runs the pixel that the app switched on, if it did; `productId` is of the product that the page shows. */
export function pixelTag({ records: { store } }: Visit, productId: number | undefined): Html {
  if (!store.pixel) return html``;
  return html`<script
    src="/store/pixel/pixel-host.js"
    data-worker="/store/pixel/pixel-worker.js"
    data-code="/store/pixel/follow-visits.js"
    data-settings="${JSON.stringify(store.pixel.settings)}"
    data-product-id="${productId === undefined ? '' : String(productId)}"
  ></script>`;
}
