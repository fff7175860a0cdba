import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { html, type Html } from '../core/html.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Visit } from './storefront-visit.ts';

const HERE = join(import.meta.dirname, 'web');
/** The extension that the app deploys to the store platform, and that runs in its checkout. */
const EXTENSION = resolve('apps/theme-extension/extensions/bellbird-checkout');
const FILES: Record<string, string> = {
  'checkout-host': HERE,
  'checkout-parts': HERE,
  'show-sign-up': join(EXTENSION, 'src'),
  'storefront-calls': join(EXTENSION, 'src'),
};

/**
 * Serves the app's checkout block and the script that runs it, in a form that browsers read. The files import each
 * other by their source names.
 */
export function registerCheckoutBlock(server: FastifyInstance, { settings }: Sandbox): void {
  const type = 'text/javascript; charset=utf-8';
  for (const [name, folder] of Object.entries(FILES))
    server.get(`/checkout-block/${name}.ts`, async (_request, reply) => {
      // The compiler is loaded late, because most people who start the sandbox never place an order.
      const { transformWithOxc } = await import('vite');
      const file = join(folder, `${name}.ts`);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return reply.type(type).send(code);
    });
  // `npm run theme-extension` writes the server's URL into this file.
  server.get('/checkout-block/server-url.ts', (_request, reply) =>
    reply.type(type).send(`export const SERVER_URL = ${JSON.stringify(settings.productUrl)};`),
  );
}

/** The place of the block, which a merchant adds in the real checkout's editor. Without a tool it stays empty. */
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
