import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { html, type Html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Visit } from './storefront-visit.ts';

const HERE = join(import.meta.dirname, 'web');
/** What the app deploys to the store platform, whose checkout runs it. */
const EXTENSION = resolve('apps/theme-extension/extensions/bellbird-checkout');
const FILES: Record<string, string> = {
  'checkout-host': HERE,
  'checkout-parts': HERE,
  'show-sign-up': join(EXTENSION, 'src'),
  'storefront-calls': join(EXTENSION, 'src'),
};

/** The app's checkout block and what runs it, as the browser reads them. They import each other by their sources' names. */
export function registerCheckoutBlock(server: FastifyInstance, { settings }: Sandbox): void {
  const type = 'text/javascript; charset=utf-8';
  for (const [name, folder] of Object.entries(FILES))
    server.get(`/checkout-block/${name}.ts`, async (_request, reply) => {
      // Most who start the sandbox never place an order, so the compiler is loaded late.
      const { transformWithOxc } = await import('vite');
      const file = join(folder, `${name}.ts`);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return reply.type(type).send(code);
    });
  // `npm run theme-extension` writes the server's address into this file.
  server.get('/checkout-block/server-url.ts', (_request, reply) =>
    reply.type(type).send(`export const SERVER_URL = ${JSON.stringify(settings.productUrl)};`),
  );
}

/** The place for the block, where a merchant adds it in the real checkout's editor. Without a tool it stays empty. */
export function checkoutBlock({ records: { store } }: Visit): Html {
  const words = readFileSync(join(EXTENSION, 'locales/en.default.json'), 'utf8');
  return html`<section id="checkout-block" aria-label="Bellbird sign-up"></section>
    <script
      type="module"
      src="/store/checkout-block/checkout-host.ts"
      data-shop="${store.shop}"
      data-words="${words}"
      id="checkout-block-script"
    ></script>`;
}
