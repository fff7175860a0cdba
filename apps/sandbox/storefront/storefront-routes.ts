import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../core/sandbox.ts';
import { isPublished } from '../shopify/products/variants.ts';
import { readForms } from '../shopify/read-form.ts';
import { registerAccount } from './account-routes.ts';
import { registerCart } from './cart-routes.ts';
import { collectionPage, homePage, productPage } from './catalogue-pages.ts';
import { registerCheckoutBlock } from './checkout-block-routes.ts';
import { registerCheckout } from './checkout-routes.ts';
import { registerInvoices } from './invoice-routes.ts';
import { registerPictures } from './picture-routes.ts';
import { registerPixel } from './pixel-routes.ts';
import { privacyPage } from './privacy-page.ts';
import { registerAppProxy } from './proxy-routes.ts';
import { makeStoreRoute, sendStoreNotFound } from './store-route.ts';

/** The demo store for shoppers, under `/store/{shop}`. */
export function registerStorefront(
  server: FastifyInstance,
  { sandbox }: { sandbox: Sandbox },
): Promise<void> {
  const style = readStyle();
  const on = makeStoreRoute(server, sandbox);
  readForms(server);
  registerPictures(server);
  registerPixel(server);
  registerCheckoutBlock(server, sandbox);
  server.get('/storefront.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  on('GET', '', (visit) => ({ page: homePage(visit) }));
  on('GET', '/', (visit) => ({ page: homePage(visit) }));
  on('GET', '/collections/:handle', (visit, { params }) => {
    const collection = visit.records.collections.get(params['handle'] ?? '');
    if (!collection && params['handle'] !== 'all') return { notFound: true };
    return { page: collectionPage(visit, collection ?? null) };
  });
  on('GET', '/products/:handle', (visit, { params }) => {
    const product = visit.records.products.get(params['handle'] ?? '');
    return product && isPublished(product) ? { page: productPage(visit, product) } : { notFound: true };
  });
  on('GET', '/policies/privacy-policy', (visit) => ({ page: privacyPage(visit) }));
  registerCart(on);
  registerAccount(on);
  registerAppProxy(server, sandbox);
  registerCheckout(on);
  registerInvoices(on);
  server.setNotFoundHandler((request, reply) => sendStoreNotFound(sandbox, request, reply));
  return Promise.resolve();
}

/** The order of the style sheets. The rules for narrow screens must override the others. */
const STYLES = ['layout', 'catalogue', 'basket', 'checkout', 'narrow'];

function readStyle(): string {
  return STYLES.map((name) => readFileSync(join(import.meta.dirname, `styles/${name}.css`), 'utf8')).join(
    '\n',
  );
}
