import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { html, type Html } from '../core/html.ts';
import type { Visit } from './storefront-visit.ts';

const HERE = join(import.meta.dirname, 'web');
/** The pixel that the app deploys to the store platform, and that the store's pages load from there. */
const EXTENSION = resolve('apps/theme-extension/extensions/bellbird-pixel/src');
const FILES: Record<string, string> = {
  'pixel-host': HERE,
  'pixel-worker': HERE,
  'follow-visits': EXTENSION,
};

/** Serves the app's web pixel and the scripts that run it, in a form that browsers read. */
export function registerPixel(server: FastifyInstance): void {
  for (const [name, folder] of Object.entries(FILES))
    server.get(`/pixel/${name}.js`, async (_request, reply) => {
      // The compiler is loaded late, because most people who start the sandbox never see these pages.
      const { transformWithOxc } = await import('vite');
      const file = join(folder, `${name}.ts`);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return reply.type('text/javascript; charset=utf-8').send(code);
    });
}

/** Returns the script that runs the pixel, if the app switched it on. `productId` is the product on the page. */
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
